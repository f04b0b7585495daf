import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { GatewayLimits } from './GatewayLimits.ts'

interface Transfer {
  socket: Socket
  /** When the gateway began to wait for the visitor, in milliseconds since 1970. */
  startedAtMs?: number
  isWaitingForVisitor: () => boolean
  countBytes: () => number
}

type TransferRate = Pick<GatewayLimits, 'transferGraceMs' | 'minBytesPerSecond'>

const checkIntervalMs = 1_000

/** Returns whether a transfer of `bytes` in `elapsedMs` is below the minimum average rate. */
export const isTooSlow = (
  bytes: number,
  elapsedMs: number,
  { transferGraceMs, minBytesPerSecond }: TransferRate,
): boolean => elapsedMs > transferGraceMs + (bytes / minBytesPerSecond) * 1_000

/** Closes connections whose visitor sends or reads below the minimum rate, because they only occupy resources. */
export class SlowTransfers {
  readonly #rate: TransferRate
  readonly #transfers = new Set<Transfer>()
  readonly #timer: NodeJS.Timeout

  constructor(rate: TransferRate) {
    this.#rate = rate
    this.#timer = setInterval(() => this.#closeSlow(), Math.min(checkIntervalMs, rate.transferGraceMs)).unref()
  }

  watchBody(request: IncomingMessage): void {
    const { socket } = request
    const bytesBefore = socket.bytesRead
    const transfer: Transfer = {
      socket,
      isWaitingForVisitor: () => !request.complete,
      countBytes: () => socket.bytesRead - bytesBefore,
    }
    this.#transfers.add(transfer)
    request.once('close', () => this.#transfers.delete(transfer))
  }

  /** Begins to measure when the visitor has data to read, so that the time of a slow API does not count. */
  watchResponse(response: ServerResponse, socket: Socket): void {
    const bytesSent = () => socket.bytesWritten - socket.writableLength
    const bytesBefore = bytesSent()
    const transfer: Transfer = {
      socket,
      isWaitingForVisitor: () => response.headersSent && socket.writableLength > 0,
      countBytes: () => bytesSent() - bytesBefore,
    }
    this.#transfers.add(transfer)
    response.once('close', () => this.#transfers.delete(transfer))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #closeSlow(): void {
    const nowMs = Date.now()
    for (const transfer of this.#transfers) {
      if (!transfer.isWaitingForVisitor()) continue
      transfer.startedAtMs ??= nowMs
      if (isTooSlow(transfer.countBytes(), nowMs - transfer.startedAtMs, this.#rate)) transfer.socket.destroy()
    }
  }
}
