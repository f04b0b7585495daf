import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceMs = 300_000

const digestOf = (secret: Uint8Array, timestamp: string, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest()

/** Returns the signature of a body in the format of payment providers: `t=<seconds>,v1=<hex>`. */
export function signatureOf(secret: Uint8Array, rawBody: string, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return `t=${timestamp},v1=${digestOf(secret, timestamp, rawBody).toString('hex')}`
}

/**
 * Whether the signature matches the body and its timestamp is at most five minutes from `now`: an older event could be
 * a replay.
 */
export function isSignatureOf(secret: Uint8Array, rawBody: string, signature: string, now: Date): boolean {
  const [, timestamp = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (timestamp === '' || Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return false
  return timingSafeEqual(Buffer.from(hex, 'hex'), digestOf(secret, timestamp, rawBody))
}
