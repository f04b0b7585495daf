import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** They belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const ofTheConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name) && !named.includes(name)),
  )
}

/** Who asks, from where. Only a proxy of ours before the gateway is believed about the visitor behind it. */
export function forwarded({ headers, socket }: IncomingMessage, behindProxy: boolean): Record<string, string> {
  const here = socket.remoteAddress ?? ''
  const told = (name: string, otherwise: string) => (behindProxy ? String(headers[name] ?? otherwise) : otherwise)
  const before = told('x-forwarded-for', '')
  return {
    'x-forwarded-for': before ? `${before}, ${here}` : here,
    'x-forwarded-host': told('x-forwarded-host', headers.host ?? ''),
    'x-forwarded-proto': told('x-forwarded-proto', 'http'),
  }
}
