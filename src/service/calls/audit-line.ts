import type { AuditLine } from './call-store.ts'

/** A line as the interface shows it. */
export function presentAuditLine({
  auditID,
  at,
  userID,
  tokenID,
  call,
  resource,
  count,
}: AuditLine) {
  return { auditID, at, userID, tokenID, call, ...(resource !== null && { resource }), count }
}
