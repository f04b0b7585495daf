import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  isBusy: boolean
  waitingCallbacks: (() => void)[]
}

/**
 * Returns a listener that handles the pipelined requests of a connection one after another, so that responses keep the
 * order of requests. Calls `onFlood` with a connection on which more than `maxWaiting` requests wait.
 */
export function handleSequentially(
  handleRequest: RequestListener,
  maxWaiting: number,
  onFlood: (socket: Socket) => void,
): RequestListener {
  const connections = new WeakMap<Socket, Connection>()

  const connectionOf = (socket: Socket): Connection => {
    const connection = connections.get(socket) ?? { isBusy: false, waitingCallbacks: [] }
    connections.set(socket, connection)
    return connection
  }

  const start = (connection: Connection, request: IncomingMessage, response: ServerResponse) => {
    connection.isBusy = true
    response.once('close', () => {
      connection.isBusy = false
      if (!request.socket.destroyed) connection.waitingCallbacks.shift()?.()
    })
    handleRequest(request, response)
  }

  return (request, response) => {
    if (request.socket.destroyed) return
    const connection = connectionOf(request.socket)
    if (!connection.isBusy) start(connection, request, response)
    else if (connection.waitingCallbacks.length < maxWaiting)
      connection.waitingCallbacks.push(() => start(connection, request, response))
    else onFlood(request.socket)
  }
}
