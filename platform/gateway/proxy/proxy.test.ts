import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createProxy } from './proxy.ts'

const open: Server[] = []
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

interface Api {
  origin: string
  bodies: string[]
}

async function api(listener: RequestListener): Promise<Api> {
  const bodies: string[] = []
  const origin = await listen((request, response) => {
    void textOf(request).then((body) => {
      bodies.push(body)
      listener(request, response)
    })
  })
  return { origin, bodies }
}

const respondingApi = () => api((_request, response) => response.end('done'))
/** An API that is killed while it handles a request. */
const killedApi = () => api(({ socket }) => socket.destroy())
const stoppingApi = () => api((_request, response) => response.writeHead(503).end())
const unreachable = { origin: 'http://127.0.0.1:9', bodies: [] }

async function gatewayBefore(...apis: Api[]): Promise<string> {
  const proxy = createProxy(apis.map(({ origin }) => origin))
  return listen((request, response) => void proxy(request, response))
}

const withKey = { 'idempotency-key': 'k' }

describe('a call with a chunked body', () => {
  it.each(['GET', 'DELETE', 'POST'])(
    'is forwarded as one request, even if its body looks like another request: %s',
    async (method) => {
      const one = await respondingApi()
      const smuggledRequest = 'POST /api/other HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'
      const call = httpRequest(await gatewayBefore(one), { method, headers: { 'transfer-encoding': 'chunked' } }).end(
        smuggledRequest,
      )
      const [response] = await once(call, 'response')
      expect([response.statusCode, await textOf(response)]).toEqual([200, 'done'])
      expect(one.bodies).toEqual([smuggledRequest])
    },
  )
})

describe('a call to an API with several replicas', () => {
  it('is sent to the replicas in turn', async () => {
    const [one, other] = [await respondingApi(), await respondingApi()]
    const gateway = await gatewayBefore(one, other)
    for (let time = 0; time < 4; time += 1) await fetch(gateway)
    expect([one.bodies.length, other.bodies.length]).toEqual([2, 2])
  })

  it('returns the refusal of an API that has not read the whole body', async () => {
    const origin = await listen((_request, response) => {
      response.writeHead(413, { connection: 'close' }).end('too large')
    })
    const gateway = await gatewayBefore({ origin, bodies: [] })
    for (let time = 0; time < 5; time += 1) {
      const response = await fetch(gateway, { method: 'POST', body: 'x'.repeat(3_000_000) })
      expect([response.status, await response.text()]).toEqual([413, 'too large'])
    }
  })

  it.each([
    ['a GET, when the first replica died', killedApi, { method: 'GET' }],
    ['a PUT, when the first replica died', killedApi, { method: 'PUT', body: 'x' }],
    [
      'a POST with an idempotency key, when the first replica died',
      killedApi,
      { method: 'POST', body: 'x', headers: withKey },
    ],
    ['a POST, when the first replica was unreachable', async () => unreachable, { method: 'POST', body: 'x' }],
    ['a GET, when the first replica is stopping', stoppingApi, { method: 'GET' }],
    [
      'a POST with an idempotency key, when the first replica is stopping',
      stoppingApi,
      { method: 'POST', body: 'x', headers: withKey },
    ],
  ])('is retried on the next replica: %s', async (_caseName, first, call) => {
    const second = await respondingApi()
    const response = await fetch(await gatewayBefore(await first(), second), call)
    expect([response.status, await response.text()]).toEqual([200, 'done'])
    expect(second.bodies).toEqual([call.method === 'GET' ? '' : 'x'])
  })

  it.each([
    ['a POST, when the first replica died', killedApi, { method: 'POST', body: 'x' }, 502],
    ['a PATCH, when the first replica died', killedApi, { method: 'PATCH', body: 'x' }, 502],
    ['a POST, when the first replica is stopping', stoppingApi, { method: 'POST', body: 'x' }, 503],
  ])('is not retried, because it might be applied twice: %s', async (_caseName, first, call, status) => {
    const second = await respondingApi()
    expect((await fetch(await gatewayBefore(await first(), second), call)).status).toBe(status)
    expect(second.bodies).toEqual([])
  })

  it('is forwarded with a body of more than a million bytes', async () => {
    const one = await respondingApi()
    const longBody = 'x'.repeat(1_100_000)
    const response = await fetch(await gatewayBefore(one), { method: 'POST', body: longBody })
    expect(await response.text()).toBe('done')
    expect(one.bodies[0]).toHaveLength(longBody.length)
  })

  it('always reaches the replica that is up', async () => {
    const one = await respondingApi()
    const gateway = await gatewayBefore(unreachable, one)
    for (let time = 0; time < 4; time += 1) {
      const { status } = await fetch(gateway)
      expect(status).toBe(200)
    }
    expect(one.bodies).toHaveLength(4)
  })

  it('gets a 502 with Retry-After when no replica is up', async () => {
    const response = await fetch(await gatewayBefore(unreachable, unreachable))
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '2'])
  })
})
