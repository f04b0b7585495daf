import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'

const issuer = 'complice'
const lifetime = '15m'

/** The claims of an access token. Roles and privileges are for the screens only: the API asks the database. */
export interface AccessClaims {
  accountId: string
  kind: 'MEMBER' | 'PATIENT'
  tokenVersion: number
  /** The sign-in it belongs to; left out of a patient's, and of what a former version gave. */
  signInId?: string
  roles: string[]
  privileges: string[]
}

export interface Tokens {
  access: (claims: AccessClaims) => Promise<string>
  /** The claims of a valid access token, null for anything else. */
  readAccess: (token: string) => Promise<AccessClaims | null>
  /** A signed link's token for one purpose, e.g. the cancel link of a mail; good until `expiresAt`. */
  link: (purpose: string, claims: JWTPayload, expiresAt: Date) => Promise<string>
  /** The claims of a link's token; null where it is for another purpose, or over at `now`: the machine's time without it. */
  readLink: (purpose: string, token: string, now?: Date) => Promise<JWTPayload | null>
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

async function verified(token: string, key: Uint8Array, audience: string, now?: Date): Promise<JWTPayload | null> {
  try {
    const options = { issuer, audience, algorithms: ['HS256'], ...(now && { currentDate: now }) }
    return (await jwtVerify(token, key, options)).payload
  } catch {
    return null
  }
}

/** HS256 tokens under keys derived from the master key, one for each use, so that no token serves another use. */
export function tokensWith(masterKey: string): Tokens {
  const keyFor = (use: string) =>
    new Uint8Array(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', `complice ${use}`, 32))
  const accessKey = keyFor('access tokens')
  return {
    access: ({ accountId, kind, tokenVersion, signInId, roles, privileges }) =>
      new SignJWT({ kind, tv: tokenVersion, ...(signInId && { sid: signInId }), roles, privileges })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '1' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience('api')
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(accessKey),
    readAccess: async (token) => {
      const payload = await verified(token, accessKey, 'api')
      if (!payload?.sub) return null
      return {
        accountId: payload.sub,
        kind: payload.kind === 'PATIENT' ? 'PATIENT' : 'MEMBER',
        tokenVersion: Number(payload.tv),
        ...(typeof payload.sid === 'string' && { signInId: payload.sid }),
        roles: textsOf(payload.roles),
        privileges: textsOf(payload.privileges),
      }
    },
    link: (purpose, claims, expiresAt) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: '1' })
        .setIssuer(issuer)
        .setAudience(purpose)
        .setExpirationTime(expiresAt)
        .sign(keyFor(`link ${purpose}`)),
    readLink: (purpose, token, now) => verified(token, keyFor(`link ${purpose}`), purpose, now),
  }
}
