/** Stands beside everything that people made up by software say, wherever it is shown. */
export function madeBySoftware(conversations: number): string {
  return `Made by software from ${conversations} conversations. Not a customer.`
}
