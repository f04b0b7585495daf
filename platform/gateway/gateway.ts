import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { isServerRendered } from 'shared/domain/publicPages/composedPages'
import { cacheControlOf, isHidden, isFilePath } from './files/caching.ts'
import { securityOptionsOf, settingsJson } from './operatorOptions.ts'
import type { OperatorOptions } from './operatorOptions.ts'
import { serveComposed } from './composed/serveComposed.ts'
import { createPageFinder } from './files/createPageFinder.ts'
import { defaultLimits } from './limits/GatewayLimits.ts'
import type { GatewayLimits } from './limits/GatewayLimits.ts'
import { limitConnections } from './limits/limitConnections.ts'
import { handleSequentially } from './limits/handleSequentially.ts'
import { refuseUnreadable } from './proxy/refuseUnreadable.ts'
import { createProxy } from './proxy/proxy.ts'
import { securityHeaders } from './securityHeaders.ts'
import { addressTooLong, sendFailure } from './sendFailure.ts'
import { SlowTransfers } from './limits/SlowTransfers.ts'
import { resolveInFolder, sendFile } from './files/staticFile.ts'

interface GatewayOptions extends OperatorOptions {
  /** The output folder of `platform/build`. */
  distDir: string
  /** For instance `http://127.0.0.1:4001`; an array with one origin per replica. */
  apiOrigin: string | readonly string[]
  limits?: Partial<GatewayLimits>
}

const connectionsCheckingIntervalMs = 2_000

const isApiPath = (pathname: string) => /^\/(api|_mail)(\/|$)/.test(pathname)

const pathnameOf = ({ url = '/' }: IncomingMessage): string => /^[^?#]*/.exec(url)?.[0] ?? '/'

const requestLineBytesOf = ({ method = '', url = '' }: IncomingMessage): number =>
  Buffer.byteLength(`${method} ${url} HTTP/1.1\r\n`)

/** Returns whether the path has no `.` or `..` segments; a path with such segments is not the path of a page. */
const hasNoDotSegments = (pathname: string): boolean => new URL(pathname, 'http://gateway').pathname === pathname

const sendNotFound = (response: ServerResponse): void => {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('404\n')
}

/**
 * Creates the server that serves pages, areas and the API from one origin, for `npm start` and the end-to-end tests.
 */
export function createGateway({ distDir, apiOrigin, limits: limitOverrides, ...options }: GatewayOptions): Server {
  const folder = resolve(distDir)
  const limits = { ...defaultLimits, ...limitOverrides }
  const isBehindProxy = options.isBehindProxy ?? false
  const apiOrigins = [apiOrigin].flat()
  const proxy = createProxy(apiOrigins, { isBehindProxy, limits })
  const pageFor = createPageFinder(folder)
  const settings = settingsJson(options)
  const securityOptions = securityOptionsOf(options)

  const sendPage = async (request: IncomingMessage, response: ServerResponse, pathname: string, status?: number) => {
    const page = await pageFor(pathname)
    const isSent = await sendFile(request, response, page.file, {
      caching: cacheControlOf(pathname),
      status: status ?? page.status,
    })
    if (!isSent) sendNotFound(response)
  }
  const sendDocument = serveComposed({
    distDir: folder,
    apiOrigins,
    isBehindProxy,
    limits,
    sendUncomposed: (response, status) => sendPage(response.req, response, pathnameOf(response.req), status),
  })

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (requestLineBytesOf(request) > limits.requestLineBytes) {
      sendFailure(response, addressTooLong)
      return
    }
    const pathname = pathnameOf(request)
    if (isApiPath(pathname)) {
      await proxy(request, response)
      return
    }
    // Sends HSTS only over https: a proxy that terminates TLS passes on the visitor's scheme.
    const https = securityOptions.https === true && request.headers['x-forwarded-proto'] !== 'http'
    for (const [name, value] of Object.entries(securityHeaders(pathname, { ...securityOptions, https })))
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
    if (isServerRendered(pathname) && hasNoDotSegments(pathname)) {
      await sendDocument(request, response, pathname)
      return
    }
    if (isHidden(pathname)) sendNotFound(response)
    else if (!isFilePath(pathname)) await sendPage(request, response, pathname)
    else {
      const path = resolveInFolder(folder, pathname)
      const isSent =
        path !== undefined && (await sendFile(request, response, path, { caching: cacheControlOf(pathname) }))
      if (!isSent) sendNotFound(response)
    }
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
    handleSequentially(listener, limits.pipelinedRequests, (socket) => connections.refuseFlood(socket)),
  )
  refuseUnreadable(server)
  const connections = limitConnections(server, limits, isBehindProxy)
  server.on('close', () => {
    proxy.close()
    slowTransfers.stop()
  })
  return server
}
