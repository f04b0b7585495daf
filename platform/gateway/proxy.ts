import { Agent, request as ask } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { errorCode } from 'shared/contracts/errorCodes'

/** They belong to one connection and are not passed on (RFC 9110, 7.6.1). */
const ofTheConnection = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade']

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name) && !named.includes(name)))
}

interface Proxy {
  (request: IncomingMessage, response: ServerResponse): void
  close: () => void
}

/** Who asks, from where. Only a proxy of ours before the gateway is believed about the visitor behind it. */
function origins({ headers, socket }: IncomingMessage, behindProxy: boolean): Record<string, string> {
  const here = socket.remoteAddress ?? ''
  const told = (name: string, otherwise: string) => (behindProxy ? String(headers[name] ?? otherwise) : otherwise)
  const before = told('x-forwarded-for', '')
  return {
    'x-forwarded-for': before ? `${before}, ${here}` : here,
    'x-forwarded-host': told('x-forwarded-host', headers.host ?? ''),
    'x-forwarded-proto': told('x-forwarded-proto', 'http'),
  }
}

/** Passes a call to the API and its answer back, as they come. */
export function createProxy(apiOrigin: string, { behindProxy = false } = {}): Proxy {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const { hostname, port } = new URL(apiOrigin)

  const proxy = (request: IncomingMessage, response: ServerResponse): void => {
    const headers = { ...passedOn(request.headers), ...origins(request, behindProxy) }
    const pass = (mayRepeat: boolean): void => {
      const asked = ask({ agent, hostname, port, method: request.method, path: request.url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      })
      asked.on('error', () => {
        // The API closed a connection at rest just as it was used again: nothing was asked yet.
        if (mayRepeat && asked.reusedSocket && !response.headersSent && !response.destroyed) pass(false)
        else sayAway(response)
      })
      // The visitor left: nobody waits for the answer any more.
      response.on('close', () => response.writableFinished || asked.destroy())
      request.pipe(asked)
    }
    pass(request.method === 'GET' || request.method === 'HEAD')
  }
  return Object.assign(proxy, { close: () => agent.destroy() })
}

function sayAway(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' })
  response.end(JSON.stringify({ errorCode: errorCode.unavailable, message: 'Le service ne répond pas. Réessayez dans un instant.' }))
}
