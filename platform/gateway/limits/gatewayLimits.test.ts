import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { createGateway } from '../gateway.ts'
import type { GatewayLimits } from './GatewayLimits.ts'

const distDir = mkdtempSync(join(tmpdir(), 'gateway-limits-'))
mkdirSync(join(distDir, 'shell/1'), { recursive: true })
writeFileSync(join(distDir, 'shell/1/main.js'), 'x'.repeat(20_000_000))

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => rmSync(distDir, { recursive: true }))

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Starts a gateway with some of its limits replaced, and returns its port. */
async function startGateway(limits: Partial<GatewayLimits>, api: RequestListener = countBody): Promise<number> {
  const apiPort = await listen(createServer(api))
  return listen(createGateway({ distDir, apiOrigin: `http://127.0.0.1:${apiPort}`, limits }))
}

const countBody: RequestListener = (request, response) => {
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
  })
  request.on('end', () => response.end(`${length} bytes`))
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port }).on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** Resolves when the socket is closed or reset. */
const waitUntilClosed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

/** Sends more requests than a connection may have at once, and waits until it is closed. */
async function flood(port: number): Promise<void> {
  const socket = await openSocket(port)
  socket.resume().write('GET /api/x HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(6))
  await waitUntilClosed(socket)
}

const postHeaders = 'POST /api/x HTTP/1.1\r\nhost: x\r\n'

describe('the gateway of npm start disconnects a client that', () => {
  it('never ends a body', async () => {
    const socket = await openSocket(await startGateway({ transferGraceMs: 100 }))
    socket.resume().write(`${postHeaders}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n`)
    await waitUntilClosed(socket)
  })

  it('never ends the headers', async () => {
    const socket = await openSocket(await startGateway({ headersTimeoutMs: 100 }))
    socket.resume().write('GET / HTTP/1.1\r\nhost:')
    await waitUntilClosed(socket)
  })

  it('does not read the response', async () => {
    const socket = await openSocket(await startGateway({ transferGraceMs: 100, minBytesPerSecond: 1_000_000_000 }))
    socket.pause().write('GET /shell/1/main.js HTTP/1.1\r\nhost: x\r\n\r\n')
    // Writes repeatedly: a paused socket detects only on writing that it was closed.
    const writeTimer = setInterval(() => socket.write(' '), 100)
    await waitUntilClosed(socket)
    clearInterval(writeTimer)
  })

  it("pipelines too many requests, and each new connection from the client's address", async () => {
    const port = await startGateway({ pipelinedRequests: 4, floodRefusalMs: 600_000 }, () => {})
    await flood(port)
    await waitUntilClosed((await openSocket(port)).resume())
  })

  it('pipelined too many requests, only until a delay has passed', async () => {
    const port = await startGateway({ pipelinedRequests: 4, floodRefusalMs: 100 }, () => {})
    await flood(port)
    const isServed = () =>
      fetch(`http://127.0.0.1:${port}/settings.json`).then(
        ({ status }) => status === 200,
        () => false,
      )
    while (!(await isServed())) await pause(20)
  })
})

describe('the gateway of npm start', () => {
  it('receives a whole recording in pieces', async () => {
    const socket = await openSocket(await startGateway({}))
    socket.write(`${postHeaders}content-length: 100000\r\n\r\n`)
    for (let sentBytes = 0; sentBytes < 100_000; sentBytes += 5_000) {
      socket.write('x'.repeat(5_000))
      await pause(1)
    }
    const [data] = await once(socket, 'data')
    expect(String(data)).toContain('100000 bytes')
  })

  it("sends responses in the order of a connection's requests", async () => {
    const socket = await openSocket(await startGateway({}, ({ url }, response) => response.end(`<${url}>`)))
    let text = ''
    socket.on('data', (data) => {
      text += String(data)
    })
    socket.write([1, 2, 3].map((number) => `GET /api/${number} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
    while (!text.includes('</api/3>')) await once(socket, 'data')
    expect(text.match(/<\/api\/\d>/g)).toEqual(['</api/1>', '</api/2>', '</api/3>'])
  })

  it('limits the concurrent API calls of one address: queues further calls, and refuses them when the queue is full', async () => {
    const pendingResponses: (() => void)[] = []
    const port = await startGateway(
      { apiRequestsPerAddress: 2, waitingRequestsPerAddress: 1 },
      (_request, response) => {
        pendingResponses.push(() => response.end())
      },
    )
    const firstCalls = [fetch(`http://127.0.0.1:${port}/api/x`), fetch(`http://127.0.0.1:${port}/api/x`)]
    while (pendingResponses.length < 2) await pause(10)
    // Of these two calls, one waits in the queue. The other is refused, and so has the first response.
    const furtherCalls = [fetch(`http://127.0.0.1:${port}/api/x`), fetch(`http://127.0.0.1:${port}/api/x`)]
    const refusal = await Promise.race(furtherCalls)
    expect(pendingResponses).toHaveLength(2)
    expect([refusal.status, refusal.headers.get('retry-after'), await refusal.json()]).toEqual([
      429,
      '1',
      { errorCode: errorCode.tooManyTries, message: 'Trop de demandes à la fois. Réessayez dans un instant.' },
    ])
    for (const respond of pendingResponses.splice(0)) respond()
    expect((await Promise.all(firstCalls)).map(({ status }) => status)).toEqual([200, 200])
    while (pendingResponses.length < 1) await pause(10)
    pendingResponses[0]?.()
    expect(new Set((await Promise.all(furtherCalls)).map(({ status }) => status))).toEqual(new Set([200, 429]))
  })

  it('rejects a body over the memory limit of its address, and releases the memory of a body once the response is sent', async () => {
    const port = await startGateway({ bufferedBytesPerAddress: 1_000 })
    const postBody = (length: number) =>
      fetch(`http://127.0.0.1:${port}/api/x`, { method: 'POST', body: 'x'.repeat(length) })
    expect((await postBody(2_000)).status).toBe(503)
    expect(await (await postBody(900)).text()).toBe('900 bytes')
    expect(await (await postBody(900)).text()).toBe('900 bytes')
  })

  it('returns 502 when the API does not respond in time', async () => {
    const port = await startGateway({ apiTimeoutMs: 100 }, () => {})
    expect((await fetch(`http://127.0.0.1:${port}/api/x`)).status).toBe(502)
  })

  it('does not apply the limit of connections per address to a proxy in front', async () => {
    const apiPort = await listen(createServer(countBody))
    const gateway = createGateway({
      distDir,
      apiOrigin: `http://127.0.0.1:${apiPort}`,
      isBehindProxy: true,
      limits: { connectionsPerAddress: 1 },
    })
    const port = await listen(gateway)
    const [firstSocket, secondSocket] = [await openSocket(port), await openSocket(port)]
    for (const socket of [firstSocket, secondSocket]) {
      socket.write('GET /api/x HTTP/1.1\r\nhost: x\r\n\r\n')
      const [data] = await once(socket, 'data')
      expect(String(data)).toContain('200 OK')
    }
  })
})
