import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Number of time steps by which a phone's clock may be early or late. */
const toleratedSteps = 1

/**
 * Creates a TOTP generator with parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, 30
 * seconds.
 */
const generatorOf = (key: string, label = '') =>
  new TOTP({
    issuer: 'Complice',
    label,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  })

/** Creates a key of 160 bits, in base32. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32

/** Returns the `otpauth:` address from which an app reads the account's key. */
export const appAddress = (key: string, email: string): string => generatorOf(key, email).toString()

/** Returns the code that the app shows at `now`. */
export const appCode = (key: string, now: Date): string => generatorOf(key).generate({ timestamp: now.getTime() })

/**
 * Returns the time step of a code; 'used' if the step is not later than `lastStep`, because each code is valid once and
 * using it invalidates the earlier codes; undefined if the code matches no step around `now`.
 */
export function stepOfCode(key: string, code: string, now: Date, lastStep: number): number | 'used' | undefined {
  const timestamp = now.getTime()
  const stepOffset = generatorOf(key).validate({ token: code, timestamp, window: toleratedSteps })
  if (stepOffset === null) return undefined
  const step = Math.floor(timestamp / 1000 / periodSeconds) + stepOffset
  return step > lastStep ? step : 'used'
}
