import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { GatewayLimits } from './GatewayLimits.ts'
import { SharedLimit } from './SharedLimit.ts'

interface Connections {
  /** Closes the connection, and refuses new connections of its address for `floodRefusalMs`. */
  refuseFlood: (socket: Socket) => void
}

/**
 * Closes a new connection immediately when its address, or all visitors together, have reached the limit. Behind a
 * proxy, all connections are the proxy's, so only the total is limited.
 */
export function limitConnections(server: Server, limits: GatewayLimits, isBehindProxy: boolean): Connections {
  const { connections: total, connectionsPerAddress, floodRefusalMs } = limits
  const sharedLimit = new SharedLimit({ total, perAddress: isBehindProxy ? total : connectionsPerAddress })
  const refusedAddresses = new Set<string>()
  // Runs before Node's own listener, which would allocate an HTTP parser for each refused connection.
  const [acceptConnection] = server.listeners('connection')
  server.removeAllListeners('connection')
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (refusedAddresses.has(address) || !sharedLimit.tryReserve(address)) {
      socket.destroy()
      return
    }
    socket.once('close', () => sharedLimit.release(address))
    acceptConnection?.call(server, socket)
  })
  return {
    refuseFlood: (socket) => {
      const address = socket.remoteAddress ?? ''
      socket.destroy()
      if (isBehindProxy || refusedAddresses.has(address)) return
      refusedAddresses.add(address)
      setTimeout(() => refusedAddresses.delete(address), floodRefusalMs).unref()
    },
  }
}
