import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Steps that a phone's clock may be ahead or behind. */
const toleratedSteps = 1

/** TOTP parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, a period of 30 seconds. */
const generatorOf = (key: string, label = '') =>
  new TOTP({
    issuer: 'Complice',
    label,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  })

/** A new key of 160 bits, in base32. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32

/** The `otpauth:` address by which an app takes the key of an account. */
export const appAddress = (key: string, email: string): string => generatorOf(key, email).toString()

/** The code an app shows at `now`. */
export const appCode = (key: string, now: Date): string => generatorOf(key).generate({ timestamp: now.getTime() })

/**
 * Returns the time step of a code; undefined if the code matches no step around `now`, or one no later than `lastStep`:
 * a code is valid once, and earlier codes are no longer valid.
 */
export function acceptedStep(key: string, code: string, now: Date, lastStep: number): number | undefined {
  const timestamp = now.getTime()
  const delta = generatorOf(key).validate({ token: code, timestamp, window: toleratedSteps })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta
  return step > lastStep ? step : undefined
}
