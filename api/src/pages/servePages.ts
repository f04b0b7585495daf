import type { FastifyInstance, FastifyReply } from 'fastify'
import { isForRobots, textPageAt } from 'shared/domain/publicPages/composedPages'
import { operatorOf } from '../modules/practice/operator/operator.ts'
import type { Services } from '../services.ts'
import { loadSearchPage } from './directory/loadSearchPage.ts'
import { loadTherapistPage } from './directory/loadTherapistPage.ts'
import { documentOf } from './document.ts'
import { unknownPage } from './notFound.ts'
import type { Page } from './Page.ts'
import { robotsText, sitemapAt } from './robots/sitemaps.ts'
import { pageRendererByPath } from './texts/textPage.ts'

/**
 * Cache directives for the gateway: fresh for a minute, served stale for ten minutes while revalidating, and for a day
 * while the API is down.
 */
const cacheControl = 'max-age=60, stale-while-revalidate=600, stale-if-error=86400'

const isSearchPath = (pathname: string) => /^\/therapists\/*$/.test(pathname)

async function pageAt(services: Services, { pathname, searchParams }: URL): Promise<Page> {
  if (isSearchPath(pathname)) return loadSearchPage(services, searchParams)
  if (pathname.startsWith('/therapists/')) return loadTherapistPage(services, pathname)
  const text = textPageAt(pathname)
  const siteData = { origin: services.settings.publicUrl, operator: operatorOf(services.settings) }
  return text === undefined ? unknownPage(pathname) : pageRendererByPath[text](siteData)
}

async function sendForRobots(services: Services, path: string, reply: FastifyReply): Promise<FastifyReply> {
  const sitemap = path === '/robots.txt' ? undefined : await sitemapAt(services, path)
  void reply.header('cache-control', cacheControl)
  if (path === '/robots.txt')
    return reply.type('text/plain; charset=utf-8').send(robotsText(services.settings.publicUrl))
  if (sitemap === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404\n')
  return reply.type('application/xml; charset=utf-8').send(sitemap)
}

/**
 * Serves the public pages' documents to the gateways. Not part of the contract: no screen calls it, and no gateway
 * forwards a visitor's request below this prefix.
 */
export function servePages(app: FastifyInstance, services: Services): void {
  app.get('/*', async (request, reply) => {
    const url = new URL(request.url.replace(/^\/_pages/, ''), services.settings.publicUrl)
    if (isForRobots(url.pathname)) return sendForRobots(services, url.pathname, reply)
    const page = await pageAt(services, url)
    const { settings } = services
    const site = { origin: settings.publicUrl, year: services.now().getFullYear(), operator: operatorOf(settings) }
    return reply
      .code(page.status)
      .header('cache-control', cacheControl)
      .type('text/html; charset=utf-8')
      .send(documentOf(page, site))
  })
}
