import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** The attacker's own address: the loopback has many, and visitors use others. */
const attackerAddress = '127.0.0.66'
/** Pause before the attacker reconnects. */
const reconnectMs = 100

/** Keeps `count` connections open, each started by `attack`; a closed one is reopened. */
export function keepConnections(port: number, count: number, attack: (socket: Socket) => void): void {
  for (let index = 0; index < count; index += 1) connectAgain(port, attack)
}

function connectAgain(port: number, attack: (socket: Socket) => void): void {
  const socket = connect({ port, host: '127.0.0.1', localAddress: attackerAddress })
  socket.on('connect', () => attack(socket))
  socket.on('error', () => {})
  socket.on('close', () => setTimeout(connectAgain, reconnectMs, port, attack))
}

/** Writes `times` chunks as fast as the other side reads them. */
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

/** Writes one character a second. */
export function writeSlowly(socket: Socket, character: string): void {
  const timer = setInterval(() => socket.write(character), 1_000)
  socket.on('close', () => clearInterval(timer))
}
