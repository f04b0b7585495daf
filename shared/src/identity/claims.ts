import { isRecord } from '../domain/isRecord.ts'

export interface Claims {
  roles: readonly string[]
  privileges: readonly string[]
}

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []

/** Empty if the token cannot be read. For the screens only: the server verifies the token at each call. */
function payloadOf(token: string | null): Record<string, unknown> {
  try {
    const payload = (token ?? '').split('.')[1] ?? ''
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : {}
  } catch {
    return {}
  }
}

/** The roles and privileges in a token's payload, empty if it cannot be read. */
export function claimsOf(token: string | null): Claims {
  const { roles, privileges } = payloadOf(token)
  return { roles: words(roles), privileges: words(privileges) }
}

/** The id of the account of a token; undefined if it cannot be read. */
export function accountOf(token: string): string | undefined {
  const { sub } = payloadOf(token)
  return typeof sub === 'string' ? sub : undefined
}

/**
 * The owner of the data a token gives access to: the account, which belongs to one practice, and its roles, since an
 * administrator who became an assistant may see less. Undefined if the token cannot be read.
 */
export function ownerOf(token: string): string | undefined {
  const { sub, kind, roles } = payloadOf(token)
  if (typeof sub !== 'string') return undefined
  return [kind === 'PATIENT' ? kind : 'MEMBER', sub, ...words(roles).toSorted()].join(' ')
}
