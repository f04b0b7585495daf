import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from '@jest/globals'
import { findFreePort } from './freePort.ts'

it('findFreePort returns free ports below those of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
  const server = createServer().listen(ports[0], '127.0.0.1')
  await once(server, 'listening')
  server.close()
})
