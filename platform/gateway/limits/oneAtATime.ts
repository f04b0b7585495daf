import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  isBusy: boolean
  waiting: (() => void)[]
}

/**
 * Handles the pipelined requests of a connection one after another, so that responses keep the order of requests. `onFlood` receives a
 * connection on which more than `maxWaiting` requests wait.
 */
export function oneAtATime(
  handle: RequestListener,
  maxWaiting: number,
  onFlood: (socket: Socket) => void,
): RequestListener {
  const connections = new WeakMap<Socket, Connection>()

  const connectionOf = (socket: Socket): Connection => {
    const connection = connections.get(socket) ?? { isBusy: false, waiting: [] }
    connections.set(socket, connection)
    return connection
  }

  const start = (connection: Connection, request: IncomingMessage, response: ServerResponse) => {
    connection.isBusy = true
    response.once('close', () => {
      connection.isBusy = false
      if (!request.socket.destroyed) connection.waiting.shift()?.()
    })
    handle(request, response)
  }

  return (request, response) => {
    if (request.socket.destroyed) return
    const connection = connectionOf(request.socket)
    if (!connection.isBusy) start(connection, request, response)
    else if (connection.waiting.length < maxWaiting) connection.waiting.push(() => start(connection, request, response))
    else onFlood(request.socket)
  }
}
