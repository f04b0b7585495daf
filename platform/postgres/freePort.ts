import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports below 32768. Outgoing connections use ports from 32768 on, and could occupy a port before the server listens.
 */
const portRange = { first: 20_000, last: 32_767 }
const maxTries = 100

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** Returns a free loopback port, for a server that the caller then starts. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(portRange.first, portRange.last + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${maxTries} ports between ${portRange.first} and ${portRange.last} is free.`)
}
