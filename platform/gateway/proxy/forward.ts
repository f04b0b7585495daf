import { request as httpRequest } from 'node:http'
import type { Agent, ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { forwardedHeaders, endToEndHeaders } from './proxyHeaders.ts'
import type { Replica, Replicas } from './Replicas.ts'
import { sendFailure, unavailable } from '../sendFailure.ts'

interface ForwardOptions {
  agent: Agent
  replicas: Replicas
  isBehindProxy: boolean
  timeoutMs: number
}

/** Bytes of a response that are read ahead, so that a slow visitor does not occupy a connection to the API. */
const readAheadBytes = 1024 * 1024

/**
 * Returns whether a request may be sent twice: its method is idempotent (RFC 9110, 9.2.2), or it is a POST with an
 * idempotency key, which the API handles only once.
 */
const isIdempotent = ({ method = '', headers }: IncomingMessage) =>
  ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].includes(method) ||
  (method === 'POST' && headers['idempotency-key'] !== undefined)

/**
 * Forwards a request, whose body was received completely, to a replica of the API, and sends the response to the
 * visitor. If the replica fails, tries the next one, except after a timeout, and unless a request that must be handled
 * only once may have reached the first. Resolves when the API's response has ended or the visitor's is closed.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { agent, replicas, isBehindProxy, timeoutMs }: ForwardOptions,
): Promise<void> {
  const { method, url: path } = request
  const headers = {
    ...endToEndHeaders(request.headers),
    ...contentLengthHeader(request, body),
    ...forwardedHeaders(request, isBehindProxy),
  }
  const canRespond = () => !response.headersSent && !response.destroyed
  let currentRequest: ClientRequest | undefined

  return new Promise((resolve) => {
    if (response.closed) {
      resolve()
      return
    }
    response.once('close', () => {
      // Cancels the request to the API when the visitor closes the connection early.
      if (!response.writableFinished) currentRequest?.destroy()
      resolve()
    })

    const tryNext = ([replica, ...otherReplicas]: readonly Replica[]): void => {
      if (!replica || !canRespond()) {
        sendFailure(response, unavailable)
        return
      }
      let hasResponse = false
      const upstream = httpRequest(
        { agent, hostname: replica.hostname, port: replica.port, method, path, headers },
        (upstreamResponse) => {
          hasResponse = true
          upstream.setTimeout(0)
          // A replica that returns 503 is stopping or overloaded, and has not handled the request.
          if (upstreamResponse.statusCode === 503 && otherReplicas.length > 0 && isIdempotent(request)) {
            upstreamResponse.resume()
            tryNext(otherReplicas)
            return
          }
          response.writeHead(upstreamResponse.statusCode ?? 502, endToEndHeaders(upstreamResponse.headers))
          upstreamResponse.pipe(new PassThrough({ highWaterMark: readAheadBytes })).pipe(response)
          upstreamResponse.once('end', resolve)
          upstreamResponse.on('error', () => response.destroy())
        },
      )
      const hasConnected = watchConnection(upstream)
      const hasTimedOut = cancelOnTimeout(upstream, timeoutMs)
      upstream.on('error', () => {
        // Keeps a response that has begun: the replica refused the request before it had read the whole body.
        if (hasResponse) return
        if (!hasConnected() && canRespond()) replicas.setAside(replica)
        if (hasTimedOut() || (hasConnected() && !isIdempotent(request))) sendFailure(response, unavailable)
        // Retries on another connection if the replica closed an idle connection just as it was reused.
        else tryNext(upstream.reusedSocket ? [replica, ...otherReplicas] : otherReplicas)
      })
      currentRequest = upstream
      upstream.end(body)
    }
    tryNext(replicas.listRoundRobin())
  })
}

/**
 * Returns a content-length header with the true length, even if the visitor declared none or another one: without it,
 * the API would parse the body of a GET or DELETE as another request.
 */
const contentLengthHeader = ({ headers }: IncomingMessage, body: Buffer): Record<string, string> =>
  body.length > 0 || headers['transfer-encoding'] !== undefined ? { 'content-length': String(body.length) } : {}

/**
 * Returns a function that returns whether the request got a connection; without one, no replica has received the
 * request.
 */
function watchConnection(upstream: ClientRequest): () => boolean {
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

/** Cancels the request on a timeout; returns a function that returns whether it was cancelled. */
function cancelOnTimeout(upstream: ClientRequest, timeoutMs: number): () => boolean {
  let hasTimedOut = false
  upstream.setTimeout(timeoutMs, () => {
    hasTimedOut = true
    upstream.destroy()
  })
  return () => hasTimedOut
}
