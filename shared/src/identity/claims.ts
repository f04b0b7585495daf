import { isRecord } from '../domain/isRecord.ts'

export interface Claims {
  roles: readonly string[]
  privileges: readonly string[]
}

const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [])

/** The roles and privileges in a token's payload, none when it cannot be read. For the screens only: the server checks them at each call. */
export function claimsOf(token: string | null): Claims {
  try {
    const payload = (token ?? '').split('.')[1] ?? ''
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (isRecord(claims)) return { roles: textsOf(claims.roles), privileges: textsOf(claims.privileges) }
  } catch {
    // A token that is not ours grants nothing.
  }
  return { roles: [], privileges: [] }
}
