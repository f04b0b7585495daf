import type { IncomingMessage } from 'node:http'

/**
 * Returns the visitor's address: the connection's address or, behind a proxy, the last address that the proxy in front
 * of the gateway has added.
 */
export function visitorAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwardedAddress = isBehindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwardedAddress || (socket.remoteAddress ?? '')
}
