import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForRobots, withoutLastSlash } from 'shared/domain/publicPages/composedPages'
import type { GatewayLimits } from '../limits/GatewayLimits.ts'
import { forwardedHeaders } from '../proxy/proxyHeaders.ts'
import { Replicas } from '../proxy/Replicas.ts'
import { sendFailure, tooManyRequests, unavailable } from '../sendFailure.ts'
import { visitorAddress } from '../proxy/visitorAddress.ts'
import { RateLimiter } from './RateLimiter.ts'
import { ComposedPages } from './ComposedPages.ts'
import { createBuildIncludes } from './buildIncludes.ts'
import { sendComposed } from './sendComposed.ts'

interface ComposedOptions {
  distDir: string
  apiOrigins: readonly string[]
  isBehindProxy: boolean
  limits: GatewayLimits
  /** Sends the page of the build when the API did not compose it: without content, which its scripts then render. */
  sendUncomposed: (response: ServerResponse, status: number) => Promise<void>
}

/** Returns the path, with the query only for the directory's search, the only page that depends on it. */
const cacheKeyOf = (pathname: string, url: string): string => {
  const query = /^[^?#]*(\?[^#]*)/.exec(url)?.[1] ?? ''
  return withoutLastSlash(pathname) === '/therapists' ? pathname + query : pathname
}

/** Serves the documents that the API composes: public pages and the files for robots. */
export function serveComposed({ distDir, apiOrigins, isBehindProxy, limits, sendUncomposed }: ComposedOptions) {
  const pages = new ComposedPages(new Replicas(apiOrigins), limits)
  const rateLimiter = new RateLimiter({ burst: limits.composedPagesBurst, perSecond: limits.composedPagesPerSecond })
  const includeBuildFiles = createBuildIncludes(distDir)

  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const refuse = async (status: number, retryAfter: string) => {
      if (isForRobots(pathname)) {
        sendFailure(response, status === 429 ? tooManyRequests : unavailable)
        return
      }
      response.setHeader('retry-after', retryAfter)
      await sendUncomposed(response, status)
    }
    if (!rateLimiter.tryConsume(visitorAddress(request, isBehindProxy))) {
      await refuse(429, '1')
      return
    }
    const headers = forwardedHeaders(request, isBehindProxy)
    const page = await pages.get({ key: cacheKeyOf(pathname, request.url ?? ''), headers })
    const html = page && (await includeBuildFiles(page.text))
    if (page && html !== undefined) await sendComposed(request, response, { ...page, text: html })
    else await refuse(503, '2')
  }
}
