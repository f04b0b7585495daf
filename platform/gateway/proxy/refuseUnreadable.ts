import { STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressTooLong, rawFailure } from '../sendFailure.ts'

/** Time for which a visitor may go on sending a rejected request. */
const drainTimeoutMs = 5_000

const statuses: Record<string, number> = { HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 }

const withoutBody = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`

/**
 * Sends the reason why a request could not be read, and closes its connection. A head over Node's limit counts as a
 * long address, because requests here have few headers.
 */
export function refuseUnreadable(server: Server): void {
  const responding = new WeakMap<Duplex, number>()
  const refusedSockets = new WeakSet<Duplex>()
  const count = (socket: Duplex, more: number) => responding.set(socket, (responding.get(socket) ?? 0) + more)
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (refusedSockets.has(socket)) return
    // Anything written now would become part of the response that is being sent.
    if (!socket.writable || (responding.get(socket) ?? 0) > 0) {
      socket.destroy()
      return
    }
    refusedSockets.add(socket)
    const { code = '' } = error
    socket.end(code === 'HPE_HEADER_OVERFLOW' ? rawFailure(addressTooLong) : withoutBody(statuses[code] ?? 400))
    // The rest is read and dropped, so that the visitor receives the refusal.
    setTimeout(() => socket.destroy(), drainTimeoutMs).unref()
  })
}
