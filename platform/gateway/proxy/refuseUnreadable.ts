import { STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressTooLong, rawFailure } from '../sendFailure.ts'

/** How long the rest of a rejected request is still read. */
const drainTimeoutMs = 5_000

const statusByErrorCode: Record<string, number> = { HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 }

const rawStatusOf = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`

/**
 * Responds to a malformed request with an error, and closes its connection. Reports headers over Node's limit as a URL
 * that is too long: requests to the product have few headers, so the URL must be the long part.
 */
export function refuseUnreadable(server: Server): void {
  const openResponseCounts = new WeakMap<Duplex, number>()
  const refusedSockets = new WeakSet<Duplex>()
  const changeCount = (socket: Duplex, change: number) =>
    openResponseCounts.set(socket, (openResponseCounts.get(socket) ?? 0) + change)
  server.on('request', ({ socket }, response) => {
    changeCount(socket, 1)
    response.once('close', () => changeCount(socket, -1))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (refusedSockets.has(socket)) return
    // Writes nothing while a response is being sent, because it would become a part of that response.
    if (!socket.writable || (openResponseCounts.get(socket) ?? 0) > 0) {
      socket.destroy()
      return
    }
    refusedSockets.add(socket)
    const { code = '' } = error
    socket.end(
      code === 'HPE_HEADER_OVERFLOW' ? rawFailure(addressTooLong) : rawStatusOf(statusByErrorCode[code] ?? 400),
    )
    // Reads and drops the rest of the request for some time, so that the visitor receives the refusal.
    setTimeout(() => socket.destroy(), drainTimeoutMs).unref()
  })
}
