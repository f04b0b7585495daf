import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pagesOf } from './pageFor.ts'
import { createProxy } from './proxy.ts'
import { securityHeaders } from './securityHeaders.ts'
import { isFileName, pathIn, sendFile } from './staticFile.ts'
import { originOf } from './tiles.ts'
import type { Tiles } from './tiles.ts'

interface GatewayOptions {
  /** What `platform/build` wrote. */
  distDir: string
  /** `http://127.0.0.1:4001` */
  apiOrigin: string
  tiles?: Tiles | undefined
  /** A proxy of ours stands before: what it says of the visitor is believed. */
  behindProxy?: boolean
}

const forAYear = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'

const isOfTheApi = (pathname: string) => /^\/(api|_mail)(\/|$)/.test(pathname)
const isOfABuild = (pathname: string) => /^\/(mf|shell)\//.test(pathname)
/** An address of a file: it is there or it is a 404, never a page. */
const isOfAFile = (pathname: string) => isOfABuild(pathname) || isFileName(pathname)
const isPointer = (pathname: string) => /\/(channel|shell|remote)\.json$/.test(pathname)

const pathnameOf = ({ url = '/' }: IncomingMessage): string => /^[^?#]*/.exec(url)?.[0] ?? '/'

/** One origin for the pages, the areas and the API: what `npm start` and the journeys serve. */
export function createGateway({ distDir, apiOrigin, tiles, behindProxy = false }: GatewayOptions): Server {
  const folder = resolve(distDir)
  const proxy = createProxy(apiOrigin, { behindProxy })
  const pageFor = pagesOf(folder)
  // What pages ask of the operator's choices.
  const settings = JSON.stringify(tiles ? { tilesUrl: tiles.url, tilesAttribution: tiles.attribution } : {})
  const secured = Object.entries(securityHeaders(tiles && originOf(tiles)))

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = pathnameOf(request)
    if (isOfTheApi(pathname)) {
      proxy(request, response)
      return
    }
    for (const [name, value] of secured) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    if (pathname === '/settings.json') {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': askAgain }).end(settings)
      return
    }
    const path = isOfAFile(pathname) ? pathIn(folder, pathname) : await pageFor(pathname)
    const cache = isOfABuild(pathname) && !isPointer(pathname) ? forAYear : askAgain
    if (path && (await sendFile(request, response, path, cache))) return
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
