import { randomBytes } from 'node:crypto'
import { createToken, hashToken } from '../../src/service/members/tokens.ts'
import type { Store } from '../../src/service/store.ts'
import { orgID } from './rows.ts'

export async function addToken(store: Store): Promise<string> {
  const token = createToken(randomBytes)
  await store.addToken({
    hash: hashToken(token),
    tokenID: 'tok_bench',
    orgID,
    userID: 'bench',
    scopes: ['read', 'write'],
    createdAt: new Date().toISOString(),
    expiresAt: null,
    revokedAt: null,
  })
  return token
}
