import { Agent, request as ask } from 'node:http'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { errorCode } from 'shared/contracts/errorCodes'
import { forwarded, passedOn } from './forwarded.ts'
import { Replicas } from './Replicas.ts'
import type { Replica } from './Replicas.ts'
import { requestBody } from './requestBody.ts'

interface Proxy {
  (request: IncomingMessage, response: ServerResponse): Promise<void>
  close: () => void
}

/** May be done twice with the same end (RFC 9110, 9.2.2); a POST with a key is done once by the API, however often it comes. */
const isRepeatable = ({ method = '', headers }: IncomingMessage) =>
  ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].includes(method) ||
  (method === 'POST' && headers['idempotency-key'] !== undefined)

/** Passes a call to a replica of the API and its answer back; to the next replica when the first is away and that does nothing twice. */
export function createProxy(apiOrigins: readonly string[], { behindProxy = false } = {}): Proxy {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const replicas = new Replicas(apiOrigins)

  const proxy = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path } = request
    const headers = { ...passedOn(request.headers), ...framing(request), ...forwarded(request, behindProxy) }
    const body = await requestBody(request)
    const isOpen = () => !response.headersSent && !response.destroyed
    let asked: ClientRequest | undefined
    // The visitor left: nobody waits for the answer any more.
    response.on('close', () => response.writableFinished || asked?.destroy())

    const pass = ([replica, ...others]: readonly Replica[]): void => {
      if (!replica || !isOpen()) {
        sayAway(response)
        return
      }
      const asking = ask({ agent, hostname: replica.hostname, port: replica.port, method, path, headers }, (answer) => {
        // It is stopping or has too much to do, and did nothing of what was asked.
        if (answer.statusCode === 503 && others.length > 0 && body && isRepeatable(request)) {
          answer.resume()
          pass(others)
          return
        }
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      })
      const reached = reaching(asking)
      asking.on('error', () => {
        if (!reached() && isOpen()) replicas.setAside(replica)
        if (!body || (reached() && !isRepeatable(request))) sayAway(response)
        // It closed a connection at rest just as it was used again: the same one is asked by another connection.
        else pass(asking.reusedSocket ? [replica, ...others] : others)
      })
      asked = asking
      if (body) asking.end(body)
      else request.pipe(asking)
    }
    pass(replicas.inTurn())
  }
  return Object.assign(proxy, { close: () => agent.destroy() })
}

/** Without it Node writes the body of a GET or DELETE of unknown length bare, where the API would read it as the next visitor's call. */
const framing = ({ headers }: IncomingMessage): Record<string, string> =>
  headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }

/** Whether there was a connection: without one, nothing was asked of anybody. */
function reaching(asked: ClientRequest): () => boolean {
  let reached = false
  asked.on('socket', (socket) => {
    reached = !socket.connecting
    if (reached) return
    socket.once('connect', () => {
      reached = true
    })
  })
  return () => reached
}

function sayAway(response: ServerResponse): void {
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
