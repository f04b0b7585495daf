import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createProxy } from './proxy.ts'

const openServers: Server[] = []
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  openServers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
afterEach(() => {
  for (const server of openServers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

interface Api {
  origin: string
  bodies: string[]
}

async function startApi(listener: RequestListener): Promise<Api> {
  const bodies: string[] = []
  const origin = await listen((request, response) => {
    void readText(request).then((body) => {
      bodies.push(body)
      listener(request, response)
    })
  })
  return { origin, bodies }
}

const startRespondingApi = () => startApi((_request, response) => response.end('done'))
/** Starts an API that is killed while it handles a request. */
const startKilledApi = () => startApi(({ socket }) => socket.destroy())
const startStoppingApi = () => startApi((_request, response) => response.writeHead(503).end())
const unreachableApi = { origin: 'http://127.0.0.1:9', bodies: [] }

async function startGatewayFor(...apis: Api[]): Promise<string> {
  const proxy = createProxy(apis.map(({ origin }) => origin))
  return listen((request, response) => void proxy(request, response))
}

const keyHeaders = { 'idempotency-key': 'k' }

describe('a call with a chunked body', () => {
  it.each(['GET', 'DELETE', 'POST'])(
    'is forwarded as one request, even if its body looks like another request: %s',
    async (method) => {
      const api = await startRespondingApi()
      const smuggledRequest = 'POST /api/other HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'
      const call = httpRequest(await startGatewayFor(api), { method, headers: { 'transfer-encoding': 'chunked' } }).end(
        smuggledRequest,
      )
      const [response] = await once(call, 'response')
      expect([response.statusCode, await readText(response)]).toEqual([200, 'done'])
      expect(api.bodies).toEqual([smuggledRequest])
    },
  )
})

describe('a call to the API', () => {
  it('is sent to the replicas alternately', async () => {
    const [firstApi, secondApi] = [await startRespondingApi(), await startRespondingApi()]
    const gateway = await startGatewayFor(firstApi, secondApi)
    for (let round = 0; round < 4; round += 1) await fetch(gateway)
    expect([firstApi.bodies.length, secondApi.bodies.length]).toEqual([2, 2])
  })

  it('returns the refusal of an API that has not read the whole body', async () => {
    const origin = await listen((_request, response) => {
      response.writeHead(413, { connection: 'close' }).end('too large')
    })
    const gateway = await startGatewayFor({ origin, bodies: [] })
    for (let round = 0; round < 5; round += 1) {
      const response = await fetch(gateway, { method: 'POST', body: 'x'.repeat(3_000_000) })
      expect([response.status, await response.text()]).toEqual([413, 'too large'])
    }
  })

  it.each([
    ['a GET, when the first replica died', startKilledApi, { method: 'GET' }],
    ['a PUT, when the first replica died', startKilledApi, { method: 'PUT', body: 'x' }],
    [
      'a POST with an idempotency key, when the first replica died',
      startKilledApi,
      { method: 'POST', body: 'x', headers: keyHeaders },
    ],
    ['a POST, when the first replica was unreachable', async () => unreachableApi, { method: 'POST', body: 'x' }],
    ['a GET, when the first replica is stopping', startStoppingApi, { method: 'GET' }],
    [
      'a POST with an idempotency key, when the first replica is stopping',
      startStoppingApi,
      { method: 'POST', body: 'x', headers: keyHeaders },
    ],
  ])('%s, is retried on the next replica', async (_caseName, startFirst, call) => {
    const secondApi = await startRespondingApi()
    const response = await fetch(await startGatewayFor(await startFirst(), secondApi), call)
    expect([response.status, await response.text()]).toEqual([200, 'done'])
    expect(secondApi.bodies).toEqual([call.method === 'GET' ? '' : 'x'])
  })

  it.each([
    ['a POST, when the first replica died', startKilledApi, { method: 'POST', body: 'x' }, 502],
    ['a PATCH, when the first replica died', startKilledApi, { method: 'PATCH', body: 'x' }, 502],
    ['a POST, when the first replica is stopping', startStoppingApi, { method: 'POST', body: 'x' }, 503],
  ])('%s, is not retried, because it might be applied twice', async (_caseName, startFirst, call, status) => {
    const secondApi = await startRespondingApi()
    expect((await fetch(await startGatewayFor(await startFirst(), secondApi), call)).status).toBe(status)
    expect(secondApi.bodies).toEqual([])
  })

  it('is forwarded with a body of more than a million bytes', async () => {
    const api = await startRespondingApi()
    const longBody = 'x'.repeat(1_100_000)
    const response = await fetch(await startGatewayFor(api), { method: 'POST', body: longBody })
    expect(await response.text()).toBe('done')
    expect(api.bodies[0]).toHaveLength(longBody.length)
  })

  it('always reaches the only replica that is up', async () => {
    const api = await startRespondingApi()
    const gateway = await startGatewayFor(unreachableApi, api)
    for (let round = 0; round < 4; round += 1) {
      const { status } = await fetch(gateway)
      expect(status).toBe(200)
    }
    expect(api.bodies).toHaveLength(4)
  })

  it('returns 502 with Retry-After when no replica is up', async () => {
    const response = await fetch(await startGatewayFor(unreachableApi, unreachableApi))
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '2'])
  })
})
