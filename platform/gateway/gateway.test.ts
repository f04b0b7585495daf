import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { createGateway } from './gateway.ts'

const distDir = mkdtempSync(join(tmpdir(), 'gateway-'))
const hash = `sha384-${'a'.repeat(64)}`
const script = 'console.log("agenda")'

const writeFile = (path: string, content: string | Buffer) => {
  mkdirSync(join(distDir, path, '..'), { recursive: true })
  writeFileSync(join(distDir, path), content)
}

writeFile('index.html', '<title>shell</title>')
writeFile('pages/at/pros/session/page.html', '<title>agenda</title>')
writeFile('pages/at/reset-password/page.html', '<title>shell</title>')
writeFile('mf/agenda/1/remote.js', script)
writeFile('mf/agenda/1/remote.js.br', brotliCompressSync(script))
writeFile('mf/agenda/channel.json', '{"current":"1"}')
writeFile('embed/v1/embed.js', 'void 0')
writeFile('embed/v1/latest.json', '{}')
writeFile('embed/v1/frame.html', '<title>frame</title>')
writeFile('embed/v1/0.1.0-a/booking.js', 'void 0')
writeFile(
  'registry.json',
  JSON.stringify({
    schema: 1,
    serial: 1,
    areas: {
      'mf-agenda': {
        current: '1',
        builds: {
          '1': {
            base: '/mf/agenda/1/',
            container: 'mf_agenda_1',
            entry: 'remote.js',
            first: [],
            files: { 'remote.js': hash },
            descriptor: {
              contract: 1,
              name: 'mf-agenda',
              title: 'Agenda',
              requires: {},
              paths: [{ path: '/pros/session/:id?', title: 'Séance', audience: 'professional' }],
              menu: [],
              tour: [],
            },
          },
        },
      },
    },
  }),
)

const openServers: Server[] = []
const listen = async (server: Server): Promise<string> => {
  openServers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
}
const gatewayTo = async (api: RequestListener, options = {}) =>
  listen(createGateway({ distDir, apiOrigin: await listen(createServer(api)), ...options }))

let origin = ''
beforeAll(async () => {
  origin = await gatewayTo((_request, response) => response.end())
})
afterAll(() => {
  for (const server of openServers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(distDir, { recursive: true })
})

const uncompressed = { headers: { 'accept-encoding': 'identity' } }

describe('the gateway', () => {
  it.each([
    ['the page of the area that owns the path', '/pros/session/12', 'agenda'],
    ["the shell's page at the shell's own paths", '/reset-password', 'shell'],
  ])('serves %s', async (_caseName, path, title) => {
    const page = await fetch(origin + path)
    expect(await page.text()).toContain(`<title>${title}</title>`)
    expect(page.headers.get('cache-control')).toBe('no-cache')
  })

  it.each([
    '/mf/agenda/1/gone.js',
    '/mf/agenda/1/',
    '/mf/agenda/2/remote.js',
    '/shell/1/main',
    '/embed/v1/gone',
    '/embed/',
    '/favicon.ico',
    '/registry.json.gz',
  ])('never serves a page for the missing file %s', async (path) => {
    const response = await fetch(origin + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  it.each(['/mf/..%2f..%2f..%2fetc%2fhosts', '/%2e%2e/package.json', '/mf/%00.js', '/%E0%A4%A.js'])(
    'serves no file outside its folder at %s',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404)
    },
  )

  it('serves a build as immutable, in the smallest encoding that the browser accepts', async () => {
    const compressed = await fetch(`${origin}/mf/agenda/1/remote.js`, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    expect(compressed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await compressed.text()).toBe(script)
    const uncompressedResponse = await fetch(`${origin}/mf/agenda/1/remote.js`, {
      headers: { 'accept-encoding': 'br;q=0' },
    })
    expect(uncompressedResponse.headers.get('content-encoding')).toBeNull()
  })

  it('lets browsers revalidate the registry each time, and responds with 304 when it is unchanged', async () => {
    const firstResponse = await fetch(`${origin}/registry.json`, uncompressed)
    expect(firstResponse.headers.get('cache-control')).toBe('no-cache')
    const revalidation = await fetch(`${origin}/registry.json`, {
      headers: { ...uncompressed.headers, 'if-none-match': firstResponse.headers.get('etag') ?? '' },
    })
    expect(revalidation.status).toBe(304)
  })

  it.each([
    ['/embed/v1/embed.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/embed/v1/latest.json', 'no-cache'],
    ['/embed/v1/frame.html', 'no-cache'],
    ['/embed/v1/0.1.0-a/booking.js', 'public, max-age=31536000, immutable'],
  ])("serves the embed's file %s to pages of any origin, with the cache-control header %s", async (path, caching) => {
    const { headers } = await fetch(origin + path)
    expect(headers.get('cache-control')).toBe(caching)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it.each([
    ['/embed/v1/frame.html', 'frame-ancestors *', null],
    ['/embed/v1/0.1.0-a/booking.js', "frame-ancestors 'none'", 'DENY'],
    ['/', "frame-ancestors 'none'", 'DENY'],
  ])(
    'serves %s with the framing policy %s and the matching x-frame-options header',
    async (path, policy, frameOptions) => {
      const { headers } = await fetch(origin + path)
      expect(headers.get('content-security-policy')?.endsWith(policy)).toBe(true)
      expect(headers.get('x-frame-options')).toBe(frameOptions)
    },
  )

  it('lets a page run only files of its own origin', async () => {
    const policy = (await fetch(origin)).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
  })

  it('sends only the origin as referrer, because a URL may contain the secret of a reset link', async () => {
    expect((await fetch(origin)).headers.get('referrer-policy')).toBe('strict-origin')
  })

  it('serves the URL of the map tiles in the settings, and allows it in the security policy', async () => {
    const tiles = { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' }
    const gateway = await listen(createGateway({ distDir, apiOrigin: 'http://127.0.0.1:9', tiles }))
    const settings = await fetch(`${gateway}/settings.json`)
    expect(await settings.json()).toEqual({ tilesUrl: tiles.url, tilesAttribution: tiles.attribution })
    expect(settings.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://*.tiles.example;",
    )
    expect(await (await fetch(`${origin}/settings.json`)).json()).toEqual({})
  })

  it.each([
    [
      'allows areas from the origins that the operator lists',
      { areaOrigins: ['https://areas.example'] },
      'https://areas.example',
      {},
    ],
    [
      "allows areas from a developer's machine where overrides are enabled",
      { overrides: true },
      'http://localhost:* http://127.0.0.1:*',
      { overrides: true },
    ],
  ])('%s', async (_caseName, options, sources, settings) => {
    const gateway = await listen(createGateway({ distDir, apiOrigin: 'http://127.0.0.1:9', ...options }))
    const response = await fetch(`${gateway}/settings.json`)
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* ${sources.replaceAll('*', String.raw`\*`)};`))
    expect(policy).toContain("frame-src 'self' blob:;")
    expect(await response.json()).toEqual(settings)
  })

  it('sets HSTS when the product is served over https', async () => {
    const gateway = await listen(createGateway({ distDir, apiOrigin: 'http://127.0.0.1:9', https: true }))
    expect((await fetch(gateway)).headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect((await fetch(origin)).headers.get('strict-transport-security')).toBeNull()
  })

  it('rejects a POST outside the API', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405)
  })
})

describe('a call to the API', () => {
  it('is forwarded with its body, and its response is returned unchanged', async () => {
    const gateway = await gatewayTo((request, response) => {
      response.writeHead(201, { 'x-request-id': '7', 'content-type': 'application/json' })
      request.pipe(response)
    })
    const response = await fetch(`${gateway}/api/patients?x=1`, { method: 'POST', body: '{"name":"Léa"}' })
    expect([response.status, response.headers.get('x-request-id'), await response.text()]).toEqual([
      201,
      '7',
      '{"name":"Léa"}',
    ])
  })

  it("carries the visitor's address, whatever the visitor claims", async () => {
    const gateway = await gatewayTo((request, response) => response.end(String(request.headers['x-forwarded-for'])))
    const response = await fetch(`${gateway}/api/x`, { headers: { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' } })
    expect(await response.text()).toBe('127.0.0.1')
  })

  it('carries the address that a proxy in front of the gateway has added', async () => {
    const gateway = await gatewayTo(
      ({ headers }, response) => response.end([headers['x-forwarded-for'], headers['x-forwarded-proto']].join(' by ')),
      { isBehindProxy: true },
    )
    const response = await fetch(`${gateway}/api/x`, {
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    })
    expect(await response.text()).toBe('203.0.113.7, 127.0.0.1 by https')
  })

  it('is aborted when the visitor disconnects', async () => {
    const apiClosed = Promise.withResolvers<string>()
    const gateway = await gatewayTo((_request, response) => {
      response.on('close', () => apiClosed.resolve('left'))
      response.write('…')
    })
    const abortController = new AbortController()
    await fetch(`${gateway}/api/long`, { signal: abortController.signal })
    abortController.abort()
    expect(await apiClosed.promise).toBe('left')
  })

  it('fails with an error message while the API is down', async () => {
    const gateway = await listen(createGateway({ distDir, apiOrigin: 'http://127.0.0.1:9' }))
    const response = await fetch(`${gateway}/api/health`)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({
      errorCode: errorCode.unavailable,
      message: 'Le service ne répond pas. Réessayez dans un instant.',
    })
  })
})
