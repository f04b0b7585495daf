import { STATUS_CODES } from 'node:http'
import type { ServerResponse } from 'node:http'
import { errorCode } from 'shared/contracts/errorCodes'
import type { ErrorCode } from 'shared/contracts/errorCodes'

interface GatewayFailure {
  status: number
  code: ErrorCode
  message: string
  retryAfterSeconds?: number
}

export const unavailable: GatewayFailure = {
  status: 502,
  code: errorCode.unavailable,
  message: 'Le service ne répond pas. Réessayez dans un instant.',
  retryAfterSeconds: 2,
}

/** Sent when the memory for request bodies, of one address or in total, is used up. */
export const overloaded: GatewayFailure = { ...unavailable, status: 503 }

export const tooManyRequests: GatewayFailure = {
  status: 429,
  code: errorCode.tooManyTries,
  message: 'Trop de demandes à la fois. Réessayez dans un instant.',
  retryAfterSeconds: 1,
}

export const tooLarge: GatewayFailure = {
  status: 413,
  code: errorCode.tooLarge,
  message: 'Envoi trop volumineux.',
}

export const addressTooLong: GatewayFailure = {
  status: 414,
  code: errorCode.invalid,
  message: 'Adresse trop longue.',
}

const headersOf = ({ retryAfterSeconds }: GatewayFailure) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
})

const bodyOf = ({ code, message }: GatewayFailure) => JSON.stringify({ errorCode: code, message })

/** Sends an error of the gateway in the API's format; a response that has already begun is aborted. */
export function sendFailure(response: ServerResponse, failure: GatewayFailure): void {
  if (response.headersSent || response.destroyed) response.destroy()
  else response.writeHead(failure.status, headersOf(failure)).end(bodyOf(failure))
}

/** Returns an error as raw HTTP, for a connection on which no request could be parsed, with `connection: close`. */
export function rawFailure(failure: GatewayFailure): string {
  const body = bodyOf(failure)
  const headers = { ...headersOf(failure), 'content-length': Buffer.byteLength(body), connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`, ...lines, '', body].join('\r\n')
}

/** How long the rest of a rejected body is still read. */
const drainTimeoutMs = 5_000

/**
 * Sends an error while the visitor is still sending the body. Reads and drops the rest of the body, so that the
 * visitor receives the error, then closes the connection.
 */
export function refuseBody(response: ServerResponse, failure: GatewayFailure): void {
  const { req: request } = response
  const body = bodyOf(failure)
  response.writeHead(failure.status, {
    ...headersOf(failure),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  response.write(body)
  const close = () => response.end()
  const timer = setTimeout(close, drainTimeoutMs)
  request.once('end', close)
  response.once('close', () => clearTimeout(timer))
  request.resume()
}
