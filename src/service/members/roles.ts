import type { Scope } from '../../contract/calls/call.ts'
import type { Role } from '../../contract/calls/console-calls.ts'

const scopesByRole: Record<Role, readonly Scope[]> = {
  owner: ['read', 'write', 'admin'],
  researcher: ['read', 'write'],
  viewer: ['read'],
}

/** What a member of this role may do. */
export function scopesOf(role: Role): readonly Scope[] {
  return scopesByRole[role]
}
