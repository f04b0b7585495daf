import { once } from 'node:events'
import { Agent, createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, RequestOptions, Server } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { findFreePort } from '../../postgres/freePort.ts'
import { hasNginx, startNginx } from '../../start/product/startNginx.ts'
import { createGateway } from '../gateway.ts'

// Client addresses. On Linux, the loopback interface has many addresses without configuration.
const [attacker, office, visitor] = ['127.0.0.66', '127.0.0.3', '127.0.0.2']
const describeOnLinux = process.platform === 'linux' ? describe : describe.skip

const distDir = mkdtempSync(join(tmpdir(), 'gateway-attacks-'))
mkdirSync(join(distDir, 'shell/1'), { recursive: true })
writeFileSync(join(distDir, 'index.html'), '<title>shell</title>')
writeFileSync(join(distDir, 'shell/1/main.js'), 'x'.repeat(500_000))

/** Responds with the length of the body; /api/refuse responds before it has read the body. */
const api = createServer((request, response) => {
  if (request.url === '/api/refuse') {
    response.writeHead(413).end('refused')
    return
  }
  let length = 0
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
  })
  request.on('end', () => response.end(String(length)))
})

async function listenAndGetPort(server: Server): Promise<number> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

interface Gateway {
  port: number
  stop: () => Promise<void>
}

async function startNodeGateway(apiOrigin: string): Promise<Gateway> {
  const server = createGateway({ distDir, apiOrigin })
  const port = await listenAndGetPort(server)
  return {
    port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function startNginxGateway(apiOrigin: string): Promise<Gateway> {
  const port = await findFreePort()
  const { stop } = await startNginx({ port, distDir, apiOrigins: [apiOrigin] })
  return { port, stop }
}

const gateways: [name: string, start: (apiOrigin: string) => Promise<Gateway>][] = [
  ['the gateway of npm start', startNodeGateway],
  ['nginx', startNginxGateway],
]
const installedGateways = gateways.filter(
  ([name]) => name !== 'nginx' || hasNginx() || process.env['NGINX'] === 'required',
)

const readText = async (response: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
}

afterAll(() => {
  api.closeAllConnections()
  api.close()
  rmSync(distDir, { recursive: true })
})

/** Resolves with the beginning of the response, or with `closed` if the connection ends first. */
const outcomeOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)))
    socket.once('close', () => resolve('closed'))
  })

describeOnLinux.each(installedGateways)('%s', (_name, start) => {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await start(`http://127.0.0.1:${await listenAndGetPort(api)}`)
  })
  afterAll(async () => gateway?.stop())

  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  async function openSockets(count: number, address = attacker): Promise<Socket[]> {
    const newSockets = Array.from({ length: count }, () =>
      connect({ host: '127.0.0.1', port: gateway.port, localAddress: address }).on('error', () => {}),
    )
    sockets.push(...newSockets)
    await Promise.all(newSockets.map((socket) => once(socket, 'connect')))
    return newSockets
  }

  async function send(options: RequestOptions, body?: string | Buffer): Promise<{ status?: number; text: string }> {
    const outgoing = httpRequest({ host: '127.0.0.1', port: gateway.port, localAddress: visitor, ...options })
    // Accepts a response even if sending an unread body fails.
    const [response] = await Promise.race([
      once(outgoing.end(body), 'response'),
      once(outgoing, 'error').then(([error]) => Promise.reject(error)),
    ])
    return { status: response.statusCode, text: await readText(response) }
  }

  const expectOthersServed = async () => {
    expect((await send({ path: '/index.html' })).text).toBe('<title>shell</title>')
    expect((await send({ path: '/shell/1/main.js' })).text).toHaveLength(500_000)
    expect((await send({ path: '/api/x', method: 'POST' }, 'four')).text).toBe('4')
  }

  it.each(['/shell/1/main.js', '/api/x'])(
    'serves others while 7 connections request %s 20,000 times each without reading the responses',
    async (path) => {
      for (const socket of await openSockets(7))
        socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(20_000))
      await expectOthersServed()
    },
  )

  it('serves others while 260 connections send a body without ending it', async () => {
    for (const socket of await openSockets(260)) {
      socket.resume().write('POST /api/x HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
      socket.write('1\r\nx\r\n')
    }
    await expectOthersServed()
  })

  it('allows one address at most 200 connections', async () => {
    const openedSockets = await openSockets(230)
    const outcomes = openedSockets.slice(200).map(outcomeOf)
    for (const socket of openedSockets) socket.write('POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nx')
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatch(/^closed$|^HTTP\/1\.1 429 /)
    await expectOthersServed()
  })

  it('serves an office of 100 connections behind one address', async () => {
    const responses = (await openSockets(100, office)).map(async (socket) => {
      socket.write('POST /api/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 4\r\n\r\nfour')
      let text = ''
      for await (const data of socket) text += String(data)
      return text
    })
    for (const text of await Promise.all(responses)) expect(text).toContain('HTTP/1.1 200')
  })

  const seventeenMegabytes = Buffer.alloc(17 * 1024 * 1024, 'x')
  it.each([
    ['declares its length', { 'content-length': String(seventeenMegabytes.length) }],
    ['does not declare its length', { 'transfer-encoding': 'chunked' }],
  ])(
    'rejects a request over the body limit with a message when the request %s, and keeps serving',
    async (_caseName, headers) => {
      for (const path of ['/api/x', '/api/other', '/api/x']) {
        const { status, text } = await send({ path, method: 'POST', headers }, seventeenMegabytes)
        expect([status, JSON.parse(text)]).toEqual([
          413,
          { errorCode: errorCode.tooLarge, message: 'Envoi trop volumineux.' },
        ])
        expect((await send({ path: '/api/x', method: 'POST' }, 'four')).text).toBe('4')
      }
    },
  )

  it("returns the API's refusal of a body that the API has not read, and keeps serving", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const body = 'x'.repeat(3_000_000)
    for (let round = 0; round < 5; round += 1) {
      expect(await send({ agent, path: '/api/refuse', method: 'POST' }, body)).toEqual({ status: 413, text: 'refused' })
      expect((await send({ agent, path: '/api/x', method: 'POST' }, 'four')).text).toBe('4')
    }
    agent.destroy()
  })
})
