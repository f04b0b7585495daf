import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { watchLiveness } from './watchLiveness.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

async function startServer(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

describe('the liveness check of a process', () => {
  it('reports a process that accepts connections but never responds, after the maximum of failures', async () => {
    let checkCount = 0
    const url = await startServer(() => {
      checkCount += 1
    })
    const onUnresponsive = jest.fn()
    await watchLiveness(url, { intervalMs: 1, timeoutMs: 50, maxFailures: 3 }, { isOver: () => false, onUnresponsive })
    expect(onUnresponsive).toHaveBeenCalledTimes(1)
    expect(checkCount).toBeGreaterThan(0)
    expect(checkCount).toBeLessThanOrEqual(3)
  })

  it('accepts any response as a sign of life, until the process has ended', async () => {
    let checkCount = 0
    const url = await startServer((_request, response) => {
      checkCount += 1
      response.writeHead(500).end()
    })
    const onUnresponsive = jest.fn()
    await watchLiveness(
      url,
      { intervalMs: 1, timeoutMs: 60_000, maxFailures: 1 },
      { isOver: () => checkCount === 5, onUnresponsive },
    )
    expect(onUnresponsive).not.toHaveBeenCalled()
  })
})
