import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Hop-by-hop headers, which are not forwarded (RFC 9110, 7.6.1). */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Returns the headers to forward, without hop-by-hop headers and the headers that `connection` names. */
export const endToEndHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const connectionHeaders = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name) && !connectionHeaders.includes(name)),
  )
}

/**
 * Returns the X-Forwarded-* headers for the API. The headers of the request are trusted only behind the operator's own
 * proxy.
 */
export function forwardedHeaders({ headers, socket }: IncomingMessage, isBehindProxy: boolean): Record<string, string> {
  const clientAddress = socket.remoteAddress ?? ''
  const trustedHeader = (name: string, fallback: string) =>
    isBehindProxy ? String(headers[name] ?? fallback) : fallback
  const previousAddresses = trustedHeader('x-forwarded-for', '')
  return {
    'x-forwarded-for': previousAddresses ? `${previousAddresses}, ${clientAddress}` : clientAddress,
    'x-forwarded-host': trustedHeader('x-forwarded-host', headers.host ?? ''),
    'x-forwarded-proto': trustedHeader('x-forwarded-proto', 'http'),
  }
}
