import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { cachingOf, isHidden, isFilePath } from './caching.ts'
import { allowancesOf, settingsJson } from './operatorOptions.ts'
import type { OperatorOptions } from './operatorOptions.ts'
import { createPageFinder } from './createPageFinder.ts'
import { defaultLimits } from './GatewayLimits.ts'
import type { GatewayLimits } from './GatewayLimits.ts'
import { limitConnections } from './limitConnections.ts'
import { oneAtATime } from './oneAtATime.ts'
import { createProxy } from './proxy.ts'
import { securityHeaders } from './securityHeaders.ts'
import { SlowTransfers } from './SlowTransfers.ts'
import { resolveInFolder, sendFile } from './staticFile.ts'

interface GatewayOptions extends OperatorOptions {
  /** What `platform/build` wrote. */
  distDir: string
  /** `http://127.0.0.1:4001`, or one for each replica. */
  apiOrigin: string | readonly string[]
  limits?: Partial<GatewayLimits>
}

const connectionsCheckingIntervalMs = 2_000

const isApiPath = (pathname: string) => /^\/(api|_mail)(\/|$)/.test(pathname)

const pathnameOf = ({ url = '/' }: IncomingMessage): string => /^[^?#]*/.exec(url)?.[0] ?? '/'

/** One origin for the pages, the areas and the API: what `npm start` and the journeys serve. */
export function createGateway({ distDir, apiOrigin, limits: chosen, ...options }: GatewayOptions): Server {
  const folder = resolve(distDir)
  const limits = { ...defaultLimits, ...chosen }
  const behindProxy = options.behindProxy ?? false
  const proxy = createProxy([apiOrigin].flat(), { behindProxy, limits })
  const pageFor = createPageFinder(folder)
  const settings = settingsJson(options)
  const allowances = allowancesOf(options)

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = pathnameOf(request)
    if (isApiPath(pathname)) {
      await proxy(request, response)
      return
    }
    // A proxy that ends TLS says by which scheme the visitor came; over http HSTS must not be sent.
    const https = allowances.https === true && request.headers['x-forwarded-proto'] !== 'http'
    for (const [name, value] of Object.entries(securityHeaders(pathname, { ...allowances, https })))
      response.setHeader(name, value)
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
    const path = isFilePath(pathname) ? resolveInFolder(folder, pathname) : await pageFor(pathname)
    if (path && !isHidden(pathname) && (await sendFile(request, response, path, cachingOf(pathname)))) return
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('404\n')
  }

  const slowTransfers = new SlowTransfers(limits)
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    slowTransfers.watchBody(request)
    slowTransfers.watchResponse(response, request.socket)
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }
  const server = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: connectionsCheckingIntervalMs,
    },
    oneAtATime(listener, limits.pipelinedRequests, (socket) => connections.refuseFlood(socket)),
  )
  const connections = limitConnections(server, limits, behindProxy)
  server.on('close', () => {
    proxy.close()
    slowTransfers.stop()
  })
  return server
}
