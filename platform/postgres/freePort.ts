import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below 32768, where ports of outgoing connections begin: one of those could take it in the meantime. */
const range = { first: 20_000, last: 32_767 }
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

/** A free loopback port, for a server that is started next. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(range.first, range.last + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${maxTries} ports between ${range.first} and ${range.last} is free.`)
}
