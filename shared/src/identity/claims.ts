import { isRecord } from '../domain/isRecord.ts'

export interface Claims {
  roles: readonly string[]
  privileges: readonly string[]
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

/**
 * Reads a token's payload, empty if the token cannot be read. Its signature is not checked here, because the server
 * verifies the token in each call.
 */
function payloadOf(token: string | null): Record<string, unknown> {
  try {
    const payload = (token ?? '').split('.')[1] ?? ''
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (byte) => byte.codePointAt(0) ?? 0,
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : {}
  } catch {
    return {}
  }
}

/** Returns the roles and privileges in a token's payload; empty if the token cannot be read. */
export function claimsOf(token: string | null): Claims {
  const { roles, privileges } = payloadOf(token)
  return { roles: textsIn(roles), privileges: textsIn(privileges) }
}

/** Returns the id of a token's account; undefined if the token cannot be read. */
export function accountOf(token: string): string | undefined {
  const { sub } = payloadOf(token)
  return typeof sub === 'string' ? sub : undefined
}

/**
 * Returns a text that identifies whose data a token gives access to: the account's kind, its id, and its roles, because
 * an administrator who became an assistant may see less. Undefined if the token cannot be read.
 */
export function ownerOf(token: string): string | undefined {
  const { sub, kind, roles } = payloadOf(token)
  if (typeof sub !== 'string') return undefined
  return [kind === 'PATIENT' ? kind : 'MEMBER', sub, ...textsIn(roles).toSorted()].join(' ')
}

/** Returns the id of the account in an owner of `ownerOf`. */
export const accountOfOwner = (owner: string): string | undefined => owner.split(' ')[1]
