import { request as httpRequest } from 'node:http'
import type { Agent, ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { forwardedHeaders, endToEndHeaders } from './proxyHeaders.ts'
import type { Replica, Replicas } from './Replicas.ts'
import { sendFailure, unavailable } from '../sendFailure.ts'

interface Options {
  agent: Agent
  replicas: Replicas
  behindProxy: boolean
  timeoutMs: number
}

/** Bytes of a response that are buffered, so that a slow visitor does not occupy a connection to the API. */
const readAheadBytes = 1024 * 1024

/**
 * Whether a request may be sent twice: idempotent methods (RFC 9110, 9.2.2), and a POST with an idempotency key,
 * which the API handles only once.
 */
const isIdempotent = ({ method = '', headers }: IncomingMessage) =>
  ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].includes(method) ||
  (method === 'POST' && headers['idempotency-key'] !== undefined)

/**
 * Forwards a request, whose body was received completely, to a replica of the API, and returns the response. Tries
 * the next replica when the first is down and nothing can happen twice. Resolves when the API is done with it.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { agent, replicas, behindProxy, timeoutMs }: Options,
): Promise<void> {
  const { method, url: path } = request
  const headers = {
    ...endToEndHeaders(request.headers),
    ...framing(request, body),
    ...forwardedHeaders(request, behindProxy),
  }
  const isOpen = () => !response.headersSent && !response.destroyed
  let current: ClientRequest | undefined

  return new Promise((resolve) => {
    if (response.closed) {
      resolve()
      return
    }
    response.once('close', () => {
      // The visitor has closed the connection: cancel the request to the API.
      if (!response.writableFinished) current?.destroy()
      resolve()
    })

    const tryNext = ([replica, ...others]: readonly Replica[]): void => {
      if (!replica || !isOpen()) {
        sendFailure(response, unavailable)
        return
      }
      let hasResponse = false
      const upstream = httpRequest(
        { agent, hostname: replica.hostname, port: replica.port, method, path, headers },
        (upstreamResponse) => {
          hasResponse = true
          upstream.setTimeout(0)
          // The replica is stopping or overloaded, and has not handled the request.
          if (upstreamResponse.statusCode === 503 && others.length > 0 && isIdempotent(request)) {
            upstreamResponse.resume()
            tryNext(others)
            return
          }
          response.writeHead(upstreamResponse.statusCode ?? 502, endToEndHeaders(upstreamResponse.headers))
          upstreamResponse.pipe(new PassThrough({ highWaterMark: readAheadBytes })).pipe(response)
          upstreamResponse.once('end', resolve)
          upstreamResponse.on('error', () => response.destroy())
        },
      )
      const hasConnected = connectionProbe(upstream)
      const hasTimedOut = timeoutProbe(upstream, timeoutMs)
      upstream.on('error', () => {
        // The replica refused before it had read the whole body: its response is valid.
        if (hasResponse) return
        if (!hasConnected() && isOpen()) replicas.setAside(replica)
        if (hasTimedOut() || (hasConnected() && !isIdempotent(request))) sendFailure(response, unavailable)
        // The replica closed an idle connection just as it was reused: retry it on another connection.
        else tryNext(upstream.reusedSocket ? [replica, ...others] : others)
      })
      current = upstream
      upstream.end(body)
    }
    tryNext(replicas.inRoundRobin())
  })
}

/**
 * Declares the length, whatever the visitor declared: without it the API would read the body of a GET or DELETE as
 * another request.
 */
const framing = ({ headers }: IncomingMessage, body: Buffer): Record<string, string> =>
  body.length > 0 || headers['transfer-encoding'] !== undefined ? { 'content-length': String(body.length) } : {}

/** Returns whether the request got a connection: without one, no replica has received it. */
function connectionProbe(upstream: ClientRequest): () => boolean {
  let hasConnected = false
  upstream.on('socket', (socket) => {
    hasConnected = !socket.connecting
    if (hasConnected) return
    socket.once('connect', () => {
      hasConnected = true
    })
  })
  return () => hasConnected
}

/** Cancels the request on timeout, and returns whether it did. */
function timeoutProbe(upstream: ClientRequest, timeoutMs: number): () => boolean {
  let hasTimedOut = false
  upstream.setTimeout(timeoutMs, () => {
    hasTimedOut = true
    upstream.destroy()
  })
  return () => hasTimedOut
}
