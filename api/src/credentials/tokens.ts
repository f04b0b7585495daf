import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'

const issuer = 'complice'
const accessTokenLifetime = '15m'

/**
 * The claims of an access token. Roles and privileges are for the screens only: the API reads them from the database.
 */
export interface AccessClaims {
  accountId: string
  kind: 'MEMBER' | 'PATIENT'
  tokenVersion: number
  /** The sign-in of the token; absent for patients, and in tokens of former versions. */
  signInId?: string
  roles: string[]
  privileges: string[]
}

export interface Tokens {
  /** Signs an access token, valid for 15 minutes. */
  signAccess: (claims: AccessClaims) => Promise<string>
  /** Returns the claims of a valid access token, otherwise null. */
  readAccess: (token: string) => Promise<AccessClaims | null>
  /** Signs the token of a link for one purpose, e.g. an e-mail's cancel link, valid until `expiresAt`. */
  signLink: (purpose: string, claims: JWTPayload, expiresAt: Date) => Promise<string>
  /**
   * Returns the claims of a link's token; null if the token has another purpose or is expired at `now`, by default the
   * machine's time.
   */
  readLink: (purpose: string, token: string, now?: Date) => Promise<JWTPayload | null>
}

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

async function verifyToken(token: string, key: Uint8Array, audience: string, now?: Date): Promise<JWTPayload | null> {
  try {
    const options = { issuer, audience, algorithms: ['HS256'], ...(now && { currentDate: now }) }
    return (await jwtVerify(token, key, options)).payload
  } catch {
    return null
  }
}

/**
 * Signs HS256 tokens with a key derived from the master key for each purpose, so that a token is invalid for any other
 * purpose.
 */
export function createTokens(masterKey: string): Tokens {
  const deriveKey = (use: string) =>
    new Uint8Array(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', `complice ${use}`, 32))
  const accessKey = deriveKey('access tokens')
  return {
    signAccess: ({ accountId, kind, tokenVersion, signInId, roles, privileges }) =>
      new SignJWT({ kind, tv: tokenVersion, ...(signInId && { sid: signInId }), roles, privileges })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '1' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience('api')
        .setIssuedAt()
        .setExpirationTime(accessTokenLifetime)
        .sign(accessKey),
    readAccess: async (token) => {
      const payload = await verifyToken(token, accessKey, 'api')
      if (!payload?.sub) return null
      return {
        accountId: payload.sub,
        kind: payload.kind === 'PATIENT' ? 'PATIENT' : 'MEMBER',
        tokenVersion: Number(payload.tv),
        ...(typeof payload.sid === 'string' && { signInId: payload.sid }),
        roles: stringsOf(payload.roles),
        privileges: stringsOf(payload.privileges),
      }
    },
    signLink: (purpose, claims, expiresAt) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: '1' })
        .setIssuer(issuer)
        .setAudience(purpose)
        .setExpirationTime(expiresAt)
        .sign(deriveKey(`link ${purpose}`)),
    readLink: (purpose, token, now) => verifyToken(token, deriveKey(`link ${purpose}`), purpose, now),
  }
}
