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

export const endToEndHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const connectionHeaders = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name) && !connectionHeaders.includes(name)),
  )
}

/** The X-Forwarded-* headers for the API. The request's own are trusted only behind our own proxy. */
export function forwardedHeaders({ headers, socket }: IncomingMessage, behindProxy: boolean): Record<string, string> {
  const clientAddress = socket.remoteAddress ?? ''
  const trusted = (name: string, fallback: string) => (behindProxy ? String(headers[name] ?? fallback) : fallback)
  const earlier = trusted('x-forwarded-for', '')
  return {
    'x-forwarded-for': earlier ? `${earlier}, ${clientAddress}` : clientAddress,
    'x-forwarded-host': trusted('x-forwarded-host', headers.host ?? ''),
    'x-forwarded-proto': trusted('x-forwarded-proto', 'http'),
  }
}
