import { once } from 'node:events'
import { createServer, get, request as httpRequest } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { textPages } from 'shared/domain/publicPages/composedPages'
import { describeArea } from 'shared/federation'
import type { AreaName, RegisteredArea, Registry } from 'shared/federation'
import { writeCompressed } from '../build/files.ts'
import { pagesOf } from '../release/registry/pages.ts'
import { hasNginx, startNginx } from '../start/product/startNginx.ts'
import { createGateway } from './gateway.ts'
import { optionsFromEnv } from './operatorOptions.ts'
import { securityHeaders } from './securityHeaders.ts'

const hash = `sha384-${'a'.repeat(64)}`
const registeredArea = (name: AreaName, ...paths: `/${string}`[]): [AreaName, RegisteredArea] => {
  const descriptor = describeArea({
    name,
    title: name,
    requires: {},
    paths: paths.map((path) => ({ path, title: name, audience: 'public' })),
    menu: [],
    tour: [],
  })
  const base = `/mf/${name.slice('mf-'.length)}/1/`
  return [
    name,
    {
      current: '1',
      builds: {
        '1': { base, entry: 'remote.js', container: name, first: [], files: { 'remote.js': hash }, descriptor },
      },
    },
  ]
}
const registry: Registry = {
  schema: 1,
  serial: 1,
  areas: Object.fromEntries([
    registeredArea('mf-agenda', '/pros/sessions', '/pros/session/:id?'),
    registeredArea('mf-patients', '/pros/patients', '/pros/patient/:id?'),
    registeredArea('mf-public', '/', '/therapists', '/therapists/:id', '/public/validation/waiting/session'),
  ]),
}
const shell = {
  base: '/shell/1/',
  scripts: ['main.js'],
  styles: [],
  fonts: [],
  files: { 'main.js': hash, 'card.jpg': hash },
  doors: {},
}

const distDir = mkdtempSync(join(tmpdir(), 'gateways-'))
const writeFileWithCopies = async (path: string, text: string) => {
  mkdirSync(dirname(join(distDir, path)), { recursive: true })
  writeFileSync(join(distDir, path), text)
  await writeCompressed(join(distDir, path), Buffer.from(text))
}
const files: [path: string, text: string][] = [
  ...pagesOf(shell, registry, {}),
  ['registry.json', JSON.stringify(registry)],
  ['mf/agenda/channel.json', '{"current":"1"}'],
  ['mf/agenda/1/remote.js', 'console.log(1)'.repeat(100)],
  ['mf/agenda/1/photo.webp', 'photo'],
  ['.release/notes.json', '{}'],
  ['shell/channel.json', '{"current":"1"}'],
  ['shell/1/main.js', 'console.log(2)'],
  ['shell/1/icon.svg', '<svg/>'],
  ['shell/1/card.jpg', 'card'],
  ['shell/1/figtree.woff2', 'font'],
  ['embed/v1/embed.js', 'void 0'],
  ['embed/v1/latest.json', '{}'],
  ['embed/v1/frame.html', '<title>frame</title>'],
  ['embed/v1/1/booking.js', 'void 0'],
]

let composeCalls: string[] = []
const composeBehaviour = {
  fails: false,
  /** The cache-control header of the pages. */
  caching: 'max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  edition: 1,
  /** The API composes a page only once this promise has resolved. */
  blockedBy: Promise.resolve(),
}
const defaultComposeBehaviour = { ...composeBehaviour }

/**
 * Composes a page as the API does: with the requested path, which a visitor may have typed, and placeholders for the
 * front's parts.
 */
async function compose({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  composeCalls.push(`${url} of ${String(headers['x-forwarded-for'])}`)
  await composeBehaviour.blockedBy
  const status = composeBehaviour.fails ? 500 : url.includes('gone') ? 410 : url.includes('nobody') ? 404 : 200
  const type = url.endsWith('.xml') ? 'application/xml' : url.endsWith('.txt') ? 'text/plain' : 'text/html'
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    ...(status !== 500 && { 'cache-control': composeBehaviour.caching }),
    'content-security-policy': "default-src 'none'",
    'x-frame-options': 'SAMEORIGIN',
  })
  response.end(
    `<!doctype html><head><meta property="og:image" content="https://complice.example<!--#include virtual="/pages/mf-public.card.html" -->" /><!--#include virtual="/pages/mf-public.head.html" --></head><h1>${url}</h1><p>Édition ${composeBehaviour.edition}</p>${'texte '.repeat(100)}<!--#include virtual="/pages/mf-public.body.html" -->`,
  )
}

/** Composes pages, and echoes other requests; `/api/busy` returns 503. */
const api = createServer((request, response) => {
  if (request.url?.startsWith('/_pages/')) {
    void compose(request, response)
    return
  }
  let body = ''
  request.on('data', (chunk) => {
    body += String(chunk)
  })
  request.on('end', () => {
    if (request.url === '/api/busy') response.writeHead(503)
    else
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-of-the-api': '1' })
    const { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': forwardedProto, host } = request.headers
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        from: forwardedFor,
        by: forwardedProto,
        host,
        length: body.length,
      }),
    )
  })
})

/** Fetches over a new connection: nginx accepts no other request on a connection for which it is composing a page. */
const fetchText = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent: false }, (response) => resolve(readText(response))).on('error', reject)
  })

/** Returns whether a page's security policy allows the audience measurement to load its script and to send. */
const isMeasurementAllowed = async (origin: string, path: string) => {
  const policy = (await fetch(origin + path)).headers.get('content-security-policy') ?? ''
  return [/script-src[^;]*googletagmanager/, /connect-src[^;]*google-analytics/].map((source) => source.test(policy))
}

type Env = Record<string, string>
interface Gateway {
  address: string
  stop: () => Promise<void>
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const startedGateways: Gateway[] = []
let apiOrigin = ''
const unreachableOrigin = 'http://127.0.0.1:9'
beforeAll(async () => {
  for (const [path, text] of files) await writeFileWithCopies(path, text)
  apiOrigin = await listen(api)
})
afterAll(async () => {
  await Promise.all(startedGateways.map((gateway) => gateway.stop()))
  api.closeAllConnections()
  api.close()
  rmSync(distDir, { recursive: true })
})

async function startNodeGateway(env: Env, apiOrigins: string[]): Promise<Gateway> {
  const server = createGateway({
    distDir,
    apiOrigin: apiOrigins,
    ...optionsFromEnv({ NODE_ENV: 'production', ...env }),
  })
  const address = await listen(server)
  return {
    address,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const gateways: [name: string, start: (env: Env, apiOrigins: string[]) => Promise<Gateway>][] = [
  ['the gateway of npm start', startNodeGateway],
  ['nginx', (env, apiOrigins) => startNginx({ distDir, apiOrigins, env })],
]
// The full test run installs nginx first; elsewhere nginx is tested where it is installed.
const installedGateways = gateways.filter(
  ([name]) => name !== 'nginx' || hasNginx() || process.env['NGINX'] === 'required',
)

const noIndexTag = '<meta name="robots" content="noindex">'
const isRefused = ({ status }: Response) => status === 429
const headersWithAndWithoutKey: Record<string, string>[] = [{}, { 'idempotency-key': 'k' }]
const immutableForAYear = 'public, max-age=31536000, immutable'
const js = 'text/javascript; charset=utf-8'
const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

const readParts = () =>
  ['head', 'body'].map((part) => readFileSync(join(distDir, `pages/mf-public.${part}.html`), 'utf8'))

describe.each(installedGateways)('%s', (_name, startUntracked) => {
  const start: typeof startUntracked = async (env, apiOrigins) => {
    const newGateway = await startUntracked(env, apiOrigins)
    startedGateways.push(newGateway)
    return newGateway
  }
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await start({}, [apiOrigin, unreachableOrigin])
  })

  it.each([
    ['/mf/agenda/1/remote.js', 200, js, immutableForAYear],
    ['/mf/agenda/1/photo.webp', 200, 'image/webp', immutableForAYear],
    ['/shell/1/main.js', 200, js, immutableForAYear],
    ['/shell/1/icon.svg', 200, 'image/svg+xml', immutableForAYear],
    ['/shell/1/card.jpg', 200, 'image/jpeg', immutableForAYear],
    ['/shell/1/figtree.woff2', 200, 'font/woff2', immutableForAYear],
    ['/pros/emargement/worker.js', 200, js, 'no-cache'],
    ['/logo.svg', 200, 'image/svg+xml', 'no-cache'],
    ['/registry.json', 200, json, 'no-cache'],
    ['/settings.json', 200, json, 'no-cache'],
    ['/index.html', 200, html, 'no-cache'],
    ['/embed/v1/embed.js', 200, js, 'public, max-age=300, stale-while-revalidate=86400'],
    ['/embed/v1/latest.json', 200, json, 'no-cache'],
    ['/embed/v1/frame.html', 200, html, 'no-cache'],
    ['/embed/v1/1/booking.js', 200, js, immutableForAYear],
    ['/', 200, html, 'no-cache'],
    ['/pros/sessions?x=1', 200, html, 'no-cache'],
    ['/therapists?name=a', 200, html, 'no-cache'],
    ['/therapists/0190aaaa-0000-7000-8000-000000000000', 200, html, 'no-cache'],
    ['/therapists/gone', 410, html, 'no-store'],
    ['/therapists/nobody', 404, html, 'no-store'],
    ['/public/about/', 200, html, 'no-cache'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 200, 'application/xml; charset=utf-8', 'no-cache'],
    ['/sitemaps/therapists-2.xml', 200, 'application/xml; charset=utf-8', 'no-cache'],
    ['/reset-password', 200, html, 'no-cache'],
    ['/nowhere', 404, html, 'no-store'],
    ['/nowhere/at/all/not/even/deep/down', 404, html, 'no-store'],
    ['/robots.txt.xml', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/mf/agenda/1/gone.js', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/mf/agenda/2/remote.js', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/mf/agenda/1/', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/mf/agenda/1/remote.js.br', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/shell/1/main', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/shell/1/main.css', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/shell/1/photo.avif', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/embed/v1/9/booking.js', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/embed/v1', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/embed/v1/', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/.release/notes.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/mf/agenda/channel.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/mf/agenda/%63hannel.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/shell/channel.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/%2erelease/notes.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/%2f.release/notes.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/mf%2F..%2F.release/notes.json', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/.release/', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/favicon.ico', 404, 'text/plain; charset=utf-8', 'no-store'],
    ['/anything.js.map', 404, 'text/plain; charset=utf-8', 'no-store'],
  ])('serves %s with %d, %s, %s and every security header', async (path, status, type, caching) => {
    const { headers, ...page } = await fetch(gateway.address + path).then((response) => ({
      status: response.status,
      headers: response.headers,
    }))
    expect([page.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([status, type, caching])
    const expected = securityHeaders(path)
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))).toEqual(expected)
    for (const name of ['x-frame-options', 'access-control-allow-origin', 'strict-transport-security'])
      expect([name, headers.get(name)]).toEqual([name, expected[name] ?? null])
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('serves the smallest precompressed copy to a browser that accepts %s: %s', async (acceptEncoding, encoding) => {
    for (const path of ['/mf/agenda/1/remote.js', '/pros/session/12', '/registry.json']) {
      const response = await fetch(gateway.address + path, { headers: { 'accept-encoding': acceptEncoding } })
      expect([path, response.headers.get('content-encoding')]).toEqual([path, encoding])
      expect(response.headers.get('vary')?.toLowerCase()).toBe('accept-encoding')
      expect((await response.text()).length).toBeGreaterThan(100)
    }
  })

  it.each(['/registry.json', '/pros/sessions'])(
    'responds with 304 to a revalidation of the unchanged %s',
    async (path) => {
      const etag = (await fetch(gateway.address + path)).headers.get('etag')
      expect(etag).toMatch(/"/)
      expect((await fetch(gateway.address + path, { headers: { 'if-none-match': etag ?? '' } })).status).toBe(304)
    },
  )

  it.each([
    ['/pros/sessions', 'mf-agenda'],
    ['/pros/session', 'mf-agenda'],
    ['/pros/session/12', 'mf-agenda'],
    ['/pros/session/12/', 'mf-agenda'],
    ['/pros/patient/0190aaaa-0000-7000-8000-000000000000?tab=bills', 'mf-patients'],
    ['/public/validation/waiting/session', 'mf-public'],
    ['/public/validation/waiting/session/', 'mf-public'],
    ['/reset-password', undefined],
  ])("serves at %s the page of the area %s, or the shell's page if undefined", async (path, name) => {
    const page = await (await fetch(gateway.address + path)).text()
    expect(page).toBe(readFileSync(join(distDir, name ? `pages/${name}.html` : 'index.html'), 'utf8'))
  })

  it('marks pages of members and pages linked from e-mails, but no public page, as not to be indexed by search engines', async () => {
    for (const path of ['/pros/patients', '/pros/session/12', '/reset-password', '/public/validation/waiting/session'])
      expect([path, (await fetchText(gateway.address + path)).includes(noIndexTag)]).toEqual([path, true])
    for (const path of ['/', '/therapists/12', '/pros/prices'])
      expect([path, (await fetchText(gateway.address + path)).includes(noIndexTag)]).toEqual([path, false])
  })

  it.each(['/public/cancel/eyJh.eyJz.c2ln', '/pros', '/pros/anything', '/public', '/nowhere/'])(
    'serves a 404 page that is readable without scripts at %s',
    async (path) => {
      const response = await fetch(gateway.address + path)
      expect([response.status, response.headers.get('retry-after')]).toEqual([404, null])
      expect(await response.text()).toContain("La page que vous recherchez n'existe pas.")
    },
  )

  describe('a composed page', () => {
    it("contains the front's parts and the text of the API", async () => {
      const page = await (await fetch(`${gateway.address}/therapists/l%C3%A9a%20b?x=1`)).text()
      for (const part of readParts()) expect(page).toContain(part.trim())
      expect(page).toContain('<meta property="og:image" content="https://complice.example/shell/1/card.jpg" />')
      expect(page).toContain('<h1>/_pages/therapists/l%C3%A9a%20b')
      expect(page).not.toContain('#include')
    })

    it('is served at every public text page and at paths below them, but not at /public/session/cancel', async () => {
      for (const path of [...textPages, '/cgu/x', '/pros/prices/x/y']) {
        const page = await (await fetch(gateway.address + path)).text()
        expect(page).toContain(`<h1>/_pages${path}</h1>`)
      }
      const uncomposed = await fetch(`${gateway.address}/public/session/cancel`)
      expect(await uncomposed.text()).not.toContain('/_pages')
    })

    it("is requested from the API once per path, or once per query for the search, with the visitor's address", async () => {
      composeCalls = []
      const newGateway = await start({}, [apiOrigin])
      for (const path of [
        '/therapists/1?utm=1',
        '/therapists/1?utm=2',
        '/therapists?name=a',
        '/therapists?name=b',
        '/?x',
        '/',
      ])
        expect((await fetch(newGateway.address + path)).status).toBe(200)
      expect(composeCalls.map((call) => call.replace(/\?(utm=1|x)/, ''))).toEqual([
        '/_pages/therapists/1 of 127.0.0.1',
        '/_pages/therapists?name=a of 127.0.0.1',
        '/_pages/therapists?name=b of 127.0.0.1',
        '/_pages/ of 127.0.0.1',
      ])
    })

    it('is compressed, and has no body for HEAD', async () => {
      const compressed = await fetch(`${gateway.address}/public/about`, { headers: { 'accept-encoding': 'br, gzip' } })
      expect([compressed.headers.get('content-encoding'), compressed.headers.get('vary')?.toLowerCase()]).toEqual([
        'gzip',
        'accept-encoding',
      ])
      const head = await fetch(`${gateway.address}/public/about`, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect((await fetch(`${gateway.address}/public/about`, { method: 'POST' })).status).toBe(405)
    })

    it('does not reach another path of the API through encoded slashes', async () => {
      const page = await fetch(`${gateway.address}/therapists/..%2f..%2fapi/x`)
      expect(await page.text()).not.toContain('"method"')
    })

    it("is served from the cache while the API fails, or without the API's text if it is not cached", async () => {
      const newGateway = await start({}, [apiOrigin])
      composeBehaviour.caching = 'max-age=1, stale-if-error=86400'
      try {
        const cachedText = await fetchText(newGateway.address)
        composeBehaviour.fails = true
        composeCalls = []
        while (composeCalls.length < 2) {
          expect(await fetchText(newGateway.address)).toBe(cachedText)
          await pause(50)
        }
        const uncomposed = await fetch(`${newGateway.address}/therapists/2`)
        expect([
          uncomposed.status,
          uncomposed.headers.get('retry-after'),
          uncomposed.headers.get('cache-control'),
        ]).toEqual([503, '2', 'no-store'])
        expect(await uncomposed.text()).toBe(readFileSync(join(distDir, 'pages/mf-public.html'), 'utf8'))
        const forRobots = await fetch(`${newGateway.address}/sitemap.xml`)
        expect([forRobots.headers.get('content-type'), forRobots.status >= 502]).toEqual([json, true])
      } finally {
        Object.assign(composeBehaviour, defaultComposeBehaviour)
      }
      expect((await fetch(`${newGateway.address}/therapists/2`)).status).toBe(200)
    })

    it('is served in its former version while a new version is composed', async () => {
      const newGateway = await start({}, [apiOrigin])
      const { promise, resolve: unblock } = Promise.withResolvers<void>()
      composeBehaviour.caching = 'max-age=1, stale-while-revalidate=600'
      try {
        const firstVersion = await fetchText(newGateway.address)
        Object.assign(composeBehaviour, { edition: 2, blockedBy: promise })
        composeCalls = []
        while (composeCalls.length === 0) {
          expect(await fetchText(newGateway.address)).toBe(firstVersion)
          await pause(50)
        }
        expect(await fetchText(newGateway.address)).toBe(firstVersion)
        expect(composeCalls).toHaveLength(1)
        unblock()
        let currentText = firstVersion
        while (currentText === firstVersion) {
          await pause(50)
          currentText = await fetchText(newGateway.address)
        }
        expect(currentText).toBe(firstVersion.replace('Édition 1', 'Édition 2'))
      } finally {
        unblock()
        Object.assign(composeBehaviour, defaultComposeBehaviour)
      }
    })

    it("is served without the API's text, and without a call of the API, to a visitor over the rate limit", async () => {
      const newGateway = await start({}, [apiOrigin])
      composeCalls = []
      const responses: Response[] = []
      // Sends until a request is refused: on a slow machine, the rate limiter refills between the requests.
      while (!responses.some(isRefused) && responses.length < 400) {
        const paths = Array.from({ length: 50 }, (_, index) => `/therapists/${responses.length + index}`)
        responses.push(...(await Promise.all(paths.map((path) => fetch(newGateway.address + path)))))
      }
      const refusals = responses.filter(isRefused)
      expect(refusals).not.toHaveLength(0)
      expect(composeCalls).toHaveLength(responses.length - refusals.length)
      expect(refusals[0]?.headers.get('retry-after')).toBe('1')
      expect(await refusals[0]?.text()).toBe(readFileSync(join(distDir, 'pages/mf-public.html'), 'utf8'))
      for (const { body, bodyUsed } of responses) if (!bodyUsed) await body?.cancel()
    })
  })

  it.each(['/mf/..%2f..%2f..%2fetc%2fhosts', '/%2e%2e/package.json', '/mf/%00.js'])(
    'serves no file outside its folder at %s',
    async (path) => {
      expect([400, 404]).toContain((await fetch(gateway.address + path)).status)
    },
  )

  it.each([
    ['letters', 'a'],
    ['letters with accents, which take six characters in a URL', 'é'],
    ['emoji, which take twelve characters in a URL', '🐴'],
  ])(
    "rejects a search of 10,000 %s with an error in the API's format, and keeps serving",
    async (_caseName, character) => {
      const query = `name=${encodeURIComponent(character.repeat(10_000))}`
      for (const path of ['/api/therapists', '/therapists', '/pros/patients']) {
        const response = await fetch(`${gateway.address}${path}?${query}`)
        expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 414, json])
        expect(await response.json()).toEqual({ errorCode: errorCode.invalid, message: 'Adresse trop longue.' })
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
      expect((await fetch(`${gateway.address}/settings.json`)).status).toBe(200)
    },
  )

  it('accepts a URL with a query of 7,000 characters', async () => {
    const query = `name=${'a'.repeat(7_000)}`
    expect(await (await fetch(`${gateway.address}/api/therapists?${query}`)).json()).toMatchObject({
      url: `/api/therapists?${query}`,
    })
    expect((await fetch(`${gateway.address}/therapists?${query}`)).status).toBe(200)
  })

  it('rejects a POST outside the API', async () => {
    expect((await fetch(`${gateway.address}/shell/1/main.js`, { method: 'POST' })).status).toBe(405)
  })

  it("forwards a call with the visitor's address, whatever the visitor claims, and returns the response unchanged", async () => {
    const response = await fetch(`${gateway.address}/api/openapi.json?x=1`, {
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    })
    expect(await response.json()).toMatchObject({
      method: 'GET',
      url: '/api/openapi.json?x=1',
      from: '127.0.0.1',
      by: 'http',
      host: new URL(gateway.address).host,
    })
    expect(
      Object.fromEntries(
        ['cache-control', 'x-of-the-api', 'content-security-policy', 'x-frame-options'].map((name) => [
          name,
          response.headers.get(name),
        ]),
      ),
    ).toEqual({
      'cache-control': 'no-store',
      'x-of-the-api': '1',
      'content-security-policy': null,
      'x-frame-options': null,
    })
  })

  it('serves every request while one replica of two is down', async () => {
    for (let round = 0; round < 6; round += 1) {
      for (const headers of headersWithAndWithoutKey) {
        const response = await fetch(`${gateway.address}/api/x`, { method: 'POST', body: 'x'.repeat(300_000), headers })
        expect([response.status, await response.json()]).toEqual([
          200,
          expect.objectContaining({ method: 'POST', length: 300_000 }),
        ])
      }
    }
  })

  it('forwards a body as large as the longest recording', async () => {
    const newGateway = await start({}, [apiOrigin])
    const response = await fetch(`${newGateway.address}/api/x`, { method: 'PATCH', body: 'x'.repeat(8 * 1024 * 1024) })
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ method: 'PATCH', length: 8 * 1024 * 1024 }),
    ])
  })

  it("rejects a chunked body over the limit with an error in the API's format", async () => {
    for (const headers of headersWithAndWithoutKey) {
      const call = httpRequest(`${gateway.address}/api/x`, { method: 'POST', headers, agent: false })
      // Ignores errors: the connection may be closed before the last byte was sent.
      call.on('error', () => {})
      const responsePromise = new Promise<IncomingMessage>((resolve) => call.once('response', resolve))
      for (let megabytes = 0; megabytes <= 16; megabytes += 1) call.write(Buffer.alloc(1024 * 1024))
      const response = await responsePromise
      expect([response.statusCode, response.headers['content-type']]).toEqual([413, json])
      expect(JSON.parse(await readText(response))).toEqual({
        errorCode: errorCode.tooLarge,
        message: 'Envoi trop volumineux.',
      })
      call.destroy()
    }
  })

  it('returns a server error while the API is overloaded', async () => {
    expect((await fetch(`${gateway.address}/api/busy`)).status).toBeGreaterThanOrEqual(502)
  })

  it('returns an error message while the API is down', async () => {
    const gatewayWithoutApi = await start({}, [unreachableOrigin])
    for (const headers of headersWithAndWithoutKey) {
      const response = await fetch(`${gatewayWithoutApi.address}/api/openapi.json`, { method: 'POST', headers })
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('retry-after'),
        response.headers.get('cache-control'),
      ]).toEqual([502, json, '2', 'no-store'])
      expect(await response.json()).toEqual({
        errorCode: errorCode.unavailable,
        message: 'Le service ne répond pas. Réessayez dans un instant.',
      })
    }
  })

  it('allows audience measurement only on public pages', async () => {
    const gatewayWithAnalytics = await start({ ANALYTICS_ID: 'G-AB12CD34' }, [apiOrigin])
    for (const path of ['/', '/therapists/12', '/pros/prices', '/aide/equipe', '/mentions-legales/'])
      expect([path, await isMeasurementAllowed(gatewayWithAnalytics.address, path)]).toEqual([path, [true, true]])
    for (const path of ['/pros/sessions', '/public/session', '/public/cancel/x.y.z', '/embed/v1/frame.html'])
      expect([path, await isMeasurementAllowed(gatewayWithAnalytics.address, path)]).toEqual([path, [false, false]])
    expect(await isMeasurementAllowed(gateway.address, '/')).toEqual([false, false])
  })

  it('does not start with an invalid ANALYTICS_ID', async () => {
    await expect((async () => start({ ANALYTICS_ID: "G-1'; img-src *" }, [apiOrigin]))()).rejects.toThrow(
      'ANALYTICS_ID',
    )
  })

  it('applies the options of the operator', async () => {
    const env = {
      AREA_ORIGINS: 'https://a.example,https://b.example',
      TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      TILES_ATTRIBUTION: '© "Tiles"',
      PUBLIC_URL: 'https://complice.example',
      ANALYTICS_ID: 'G-AB12CD34',
      TRUST_PROXY: '1',
    }
    const configuredGateway = await start(env, [apiOrigin])
    for (const path of [
      '/settings.json',
      '/',
      '/therapists/12?x',
      '/nowhere',
      '/pros/sessions',
      '/embed/v1/frame.html',
    ]) {
      const { headers } = await fetch(configuredGateway.address + path)
      const expected = securityHeaders(path.replace(/\?.*/, ''), {
        areaOrigins: ['https://a.example', 'https://b.example'],
        tilesOrigin: 'https://*.tiles.example',
        https: true,
        analytics: true,
      })
      expect([path, Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))]).toEqual([
        path,
        expected,
      ])
    }
    const settings = await fetch(`${configuredGateway.address}/settings.json`)
    expect(await settings.json()).toEqual({ tilesUrl: env.TILES_URL, tilesAttribution: env.TILES_ATTRIBUTION })
    const httpResponse = await fetch(configuredGateway.address, { headers: { 'x-forwarded-proto': 'http' } })
    expect(httpResponse.headers.get('strict-transport-security')).toBeNull()
    const proxiedResponse = await fetch(`${configuredGateway.address}/api/x`, {
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    })
    expect(await proxiedResponse.json()).toMatchObject({ from: '203.0.113.7, 127.0.0.1', by: 'https' })
  })
})
