import { textPages, type TextPage } from 'shared/domain/publicPages/composedPages'
import { textAddress } from 'shared/domain/publicPages/publicAddress'
import { searchPath, therapistPath } from 'shared/domain/publicPages/publicPaths'
import { inTransaction, type Tx } from '../../db.ts'
import { escapeHtml } from '../../mail/layout.ts'
import { countTowns, listTowns } from '../../modules/agenda/therapists/towns.sql.ts'
import type { Services } from '../../services.ts'
import { countBookableTherapists, listBookableTherapistIds } from './sitemap.sql.ts'

/** A sitemap may have 50,000 addresses; smaller ones are faster to build. */
const addressesPerSitemap = 5_000

const sitemapXml = (root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`).join('\n')}
</${root}>
`

/** Whether the sitemap lists a page: not a duplicate address nor a page that must not be indexed. */
const isListed = (page: TextPage) => {
  const { path, isExcludedFromSearchEngines: isHidden } = textAddress(page)
  return path === page && !isHidden
}

const pagesSitemap = (origin: string): string =>
  sitemapXml(
    'urlset',
    'url',
    [...textPages.filter(isListed), '/therapists'].map((path) => origin + path),
  )

/** Address lists split into several sitemaps, `towns-1.xml` and so on. */
interface SplitSitemap {
  count: (tx: Tx, now: Date) => Promise<number>
  paths: (tx: Tx, now: Date, range: { from: number; count: number }) => Promise<string[]>
}

const townPath = (town: string) => searchPath({ name: '', location: town })

const splitSitemaps = new Map<string, SplitSitemap>([
  ['towns', { count: countTowns, paths: async (...range) => (await listTowns(...range)).map(townPath) }],
  [
    'therapists',
    {
      count: countBookableTherapists,
      paths: async (...range) => (await listBookableTherapistIds(...range)).map(therapistPath),
    },
  ],
])

async function splitSitemapAt({ database, settings, now }: Services, sitemap: SplitSitemap, number: number) {
  const from = (number - 1) * addressesPerSitemap
  const paths = await inTransaction(database, (tx) => sitemap.paths(tx, now(), { from, count: addressesPerSitemap }))
  const addresses = paths.map((path) => settings.publicUrl + path)
  return addresses.length === 0 ? undefined : sitemapXml('urlset', 'url', addresses)
}

async function sitemapIndex({ database, settings, now }: Services): Promise<string> {
  const names = ['pages']
  for (const [name, { count }] of splitSitemaps) {
    const addresses = await inTransaction(database, (tx) => count(tx, now()))
    const sitemapCount = Math.ceil(addresses / addressesPerSitemap)
    names.push(...Array.from({ length: sitemapCount }, (_, index) => `${name}-${index + 1}`))
  }
  return sitemapXml(
    'sitemapindex',
    'sitemap',
    names.map((name) => `${settings.publicUrl}/sitemaps/${name}.xml`),
  )
}

/**
 * Returns the sitemap at a path (the index, the text pages, or one of the files of towns or therapists) from the
 * current directory; undefined for an unknown path.
 */
export async function sitemapAt(services: Services, path: string): Promise<string | undefined> {
  if (path === '/sitemap.xml') return sitemapIndex(services)
  if (path === '/sitemaps/pages.xml') return pagesSitemap(services.settings.publicUrl)
  const [, name = '', number = '0'] = /^\/sitemaps\/([a-z]+)-(\d{1,6})\.xml$/.exec(path) ?? []
  const sitemap = splitSitemaps.get(name)
  return sitemap && Number(number) > 0 ? splitSitemapAt(services, sitemap, Number(number)) : undefined
}

/**
 * Returns robots.txt: robots may read everything, also the API calls of the pages' scripts, except the professionals'
 * sessions, the booking request, and the pages that a link with a token opens.
 */
export const robotsText = (origin: string): string => `User-agent: *
Disallow: /pros/session
Disallow: /public/session
Disallow: /public/document
Disallow: /public/confirm
Disallow: /public/unsubscribe
Allow: /

Sitemap: ${origin}/sitemap.xml
`
