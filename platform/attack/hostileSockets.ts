import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** The attacker's own address; visitors use other addresses of the loopback interface. */
const attackerAddress = '127.0.0.66'
/** Pause before the attacker reconnects. */
const reconnectMs = 100

/** Keeps `count` connections open, on each of which `attack` is run; a closed connection is reopened. */
export function keepConnections(port: number, count: number, attack: (socket: Socket) => void): void {
  for (let index = 0; index < count; index += 1) connectRepeatedly(port, attack)
}

function connectRepeatedly(port: number, attack: (socket: Socket) => void): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress })
  socket.on('connect', () => attack(socket))
  socket.on('error', () => {})
  socket.on('close', () => setTimeout(connectRepeatedly, reconnectMs, port, attack))
}

/** Writes the chunk `times` times, as fast as the other side reads. */
export function writeRepeatedly(socket: Socket, chunk: string, times: number): void {
  let remaining = times
  const write = () => {
    while (remaining > 0 && !socket.destroyed) {
      remaining -= 1
      if (!socket.write(chunk)) break
    }
  }
  socket.on('drain', write)
  write()
}

/** Writes the text once per second. */
export function writeSlowly(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 1_000)
  socket.on('close', () => clearInterval(timer))
}
