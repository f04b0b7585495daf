export interface Claims {
  roles: readonly string[]
  privileges: readonly string[]
}

const words = (value: unknown) => (Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [])

/** The roles and privileges in a token's payload, none when it cannot be read. For the screens only: the server checks them at each call. */
export function claimsOf(token: string | null): Claims {
  try {
    const payload = (token ?? '').split('.')[1] ?? ''
    const bytes = Uint8Array.from(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    )
    const said: { roles?: unknown; privileges?: unknown } = JSON.parse(new TextDecoder().decode(bytes))
    return { roles: words(said.roles), privileges: words(said.privileges) }
  } catch {
    return { roles: [], privileges: [] }
  }
}
