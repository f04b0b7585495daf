import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { GatewayLimits } from './GatewayLimits.ts'

interface Transfer {
  socket: Socket
  /** When the gateway began to wait for the visitor. */
  startedAt?: number
  isWaitingForVisitor: () => boolean
  bytes: () => number
}

type Rate = Pick<GatewayLimits, 'transferGraceMs' | 'minBytesPerSecond'>

const checkIntervalMs = 1_000

/** Whether a transfer of `bytes` in `elapsedMs` is below the minimum average rate. */
export const isTooSlow = (bytes: number, elapsedMs: number, { transferGraceMs, minBytesPerSecond }: Rate): boolean =>
  elapsedMs > transferGraceMs + (bytes / minBytesPerSecond) * 1_000

/** Closes connections of visitors who send or read so slowly that they only block resources. */
export class SlowTransfers {
  readonly #rate: Rate
  readonly #open = new Set<Transfer>()
  readonly #timer: NodeJS.Timeout

  constructor(rate: Rate) {
    this.#rate = rate
    this.#timer = setInterval(() => this.#closeSlow(), Math.min(checkIntervalMs, rate.transferGraceMs)).unref()
  }

  watchBody(request: IncomingMessage): void {
    const { socket } = request
    const bytesBefore = socket.bytesRead
    const transfer: Transfer = {
      socket,
      isWaitingForVisitor: () => !request.complete,
      bytes: () => socket.bytesRead - bytesBefore,
    }
    this.#open.add(transfer)
    request.once('close', () => this.#open.delete(transfer))
  }

  /** Begins to measure when the visitor has data to read, so that a slow API is not counted. */
  watchResponse(response: ServerResponse, socket: Socket): void {
    const bytesSent = () => socket.bytesWritten - socket.writableLength
    const bytesBefore = bytesSent()
    const transfer: Transfer = {
      socket,
      isWaitingForVisitor: () => response.headersSent && socket.writableLength > 0,
      bytes: () => bytesSent() - bytesBefore,
    }
    this.#open.add(transfer)
    response.once('close', () => this.#open.delete(transfer))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #closeSlow(): void {
    const now = Date.now()
    for (const transfer of this.#open) {
      if (!transfer.isWaitingForVisitor()) continue
      transfer.startedAt ??= now
      if (isTooSlow(transfer.bytes(), now - transfer.startedAt, this.#rate)) transfer.socket.destroy()
    }
  }
}
