import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { cachingOf, isHidden, isOfAFile } from './caching.ts'
import { openingsOf, settingsOf } from './operatorsChoices.ts'
import type { Choices } from './operatorsChoices.ts'
import { pagesOf } from './pageFor.ts'
import { createProxy } from './proxy.ts'
import { securityHeaders } from './securityHeaders.ts'
import { pathIn, sendFile } from './staticFile.ts'

interface GatewayOptions extends Choices {
  /** What `platform/build` wrote. */
  distDir: string
  /** `http://127.0.0.1:4001`, or one for each replica. */
  apiOrigin: string | readonly string[]
}

const isOfTheApi = (pathname: string) => /^\/(api|_mail)(\/|$)/.test(pathname)

const pathnameOf = ({ url = '/' }: IncomingMessage): string => /^[^?#]*/.exec(url)?.[0] ?? '/'

/** One origin for the pages, the areas and the API: what `npm start` and the journeys serve. */
export function createGateway({ distDir, apiOrigin, ...choices }: GatewayOptions): Server {
  const folder = resolve(distDir)
  const proxy = createProxy([apiOrigin].flat(), { behindProxy: choices.behindProxy ?? false })
  const pageFor = pagesOf(folder)
  const settings = settingsOf(choices)
  const openings = openingsOf(choices)

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = pathnameOf(request)
    if (isOfTheApi(pathname)) {
      await proxy(request, response)
      return
    }
    for (const [name, value] of Object.entries(securityHeaders(pathname, openings))) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    if (pathname === '/settings.json') {
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .end(settings)
      return
    }
    const path = isOfAFile(pathname) ? pathIn(folder, pathname) : await pageFor(pathname)
    if (path && !isHidden(pathname) && (await sendFile(request, response, path, cachingOf(pathname)))) return
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('404\n')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.on('close', proxy.close)
  return server
}
