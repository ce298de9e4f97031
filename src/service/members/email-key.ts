/** By what members are told apart: an address is the same however it is written. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
