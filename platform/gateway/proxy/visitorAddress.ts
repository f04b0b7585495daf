import type { IncomingMessage } from 'node:http'

/** The visitor's address: the connection's, or the last one added by the proxy in front of the gateway. */
export function visitorAddress({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwarded || (socket.remoteAddress ?? '')
}
