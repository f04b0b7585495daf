import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { GatewayLimits } from './GatewayLimits.ts'
import { Shares } from './Shares.ts'

interface Connections {
  /** Closes the connection, and refuses those of its address for a while. */
  refuseFlood: (socket: Socket) => void
}

/** Closes a connection at once when its address, or all visitors together, have as many as allowed. Behind a proxy all connections are the proxy's, which limits them itself. */
export function limitConnections(server: Server, limits: GatewayLimits, behindProxy: boolean): Connections {
  const { connections: total, connectionsPerAddress, floodRefusalMs } = limits
  const shares = new Shares({ total, perAddress: behindProxy ? total : connectionsPerAddress })
  const refused = new Set<string>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (!refused.has(address) && shares.take(address)) socket.once('close', () => shares.giveBack(address))
    else socket.destroy()
  })
  return {
    refuseFlood: (socket) => {
      const address = socket.remoteAddress ?? ''
      socket.destroy()
      if (behindProxy || refused.has(address)) return
      refused.add(address)
      setTimeout(() => refused.delete(address), floodRefusalMs).unref()
    },
  }
}
