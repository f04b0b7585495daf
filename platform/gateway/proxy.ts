import { Agent, request as httpRequest } from 'node:http'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { errorCode } from 'shared/contracts/errorCodes'
import { forwardedHeaders, endToEndHeaders } from './proxyHeaders.ts'
import { Replicas } from './Replicas.ts'
import type { Replica } from './Replicas.ts'
import { requestBody } from './requestBody.ts'

interface Proxy {
  (request: IncomingMessage, response: ServerResponse): Promise<void>
  close: () => void
}

/** Idempotent methods may be sent twice (RFC 9110, 9.2.2); the API handles a POST with an idempotency key once, however often it arrives. */
const isIdempotent = ({ method = '', headers }: IncomingMessage) =>
  ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].includes(method) ||
  (method === 'POST' && headers['idempotency-key'] !== undefined)

/** Forwards a request to a replica of the API and its response back; tries the next replica when the first is down and nothing can be done twice. */
export function createProxy(apiOrigins: readonly string[], { behindProxy = false } = {}): Proxy {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const replicas = new Replicas(apiOrigins)

  const proxy = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path } = request
    const headers = {
      ...endToEndHeaders(request.headers),
      ...framing(request),
      ...forwardedHeaders(request, behindProxy),
    }
    const body = await requestBody(request)
    const isOpen = () => !response.headersSent && !response.destroyed
    let current: ClientRequest | undefined
    // The visitor has left: the request to the API is cancelled.
    response.on('close', () => response.writableFinished || current?.destroy())

    const tryNext = ([replica, ...others]: readonly Replica[]): void => {
      if (!replica || !isOpen()) {
        respondUnavailable(response)
        return
      }
      const upstream = httpRequest(
        { agent, hostname: replica.hostname, port: replica.port, method, path, headers },
        (upstreamResponse) => {
          // The replica is stopping or overloaded, and did not handle the request.
          if (upstreamResponse.statusCode === 503 && others.length > 0 && body && isIdempotent(request)) {
            upstreamResponse.resume()
            tryNext(others)
            return
          }
          response.writeHead(upstreamResponse.statusCode ?? 502, endToEndHeaders(upstreamResponse.headers))
          upstreamResponse.pipe(response)
          upstreamResponse.on('error', () => response.destroy())
        },
      )
      const hasConnected = connectionProbe(upstream)
      upstream.on('error', () => {
        if (!hasConnected() && isOpen()) replicas.setAside(replica)
        if (!body || (hasConnected() && !isIdempotent(request))) respondUnavailable(response)
        // The replica closed an idle connection just as it was reused: tries the same replica on another connection.
        else tryNext(upstream.reusedSocket ? [replica, ...others] : others)
      })
      current = upstream
      if (body) upstream.end(body)
      else request.pipe(upstream)
    }
    tryNext(replicas.inRoundRobin())
  }
  return Object.assign(proxy, { close: () => agent.destroy() })
}

/** Without it Node sends the body of a GET or DELETE of unknown length without framing, and the API would read it as another request. */
const framing = ({ headers }: IncomingMessage): Record<string, string> =>
  headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }

/** Returns whether the request got a connection: without one, no replica has received it. */
function connectionProbe(current: ClientRequest): () => boolean {
  let hasConnected = false
  current.on('socket', (socket) => {
    hasConnected = !socket.connecting
    if (hasConnected) return
    socket.once('connect', () => {
      hasConnected = true
    })
  })
  return () => hasConnected
}

function respondUnavailable(response: ServerResponse): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  response.writeHead(502, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  })
  response.end(
    JSON.stringify({
      errorCode: errorCode.unavailable,
      message: 'Le service ne répond pas. Réessayez dans un instant.',
    }),
  )
}
