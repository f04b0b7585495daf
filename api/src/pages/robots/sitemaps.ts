import { textPages, type TextPage } from 'shared/domain/publicPages/composedPages'
import { textAddress } from 'shared/domain/publicPages/publicAddress'
import { therapistPath } from 'shared/domain/publicPages/publicPaths'
import { inTransaction } from '../../db.ts'
import { escapeHtml } from '../../mail/layout.ts'
import type { Services } from '../../services.ts'
import { countListed, listedIds } from './sitemap.sql.ts'

/** A sitemap may have 50,000 addresses; smaller ones are composed faster. */
const addressesOfOne = 5_000

const xml = (root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`).join('\n')}
</${root}>
`

/** Left out: other addresses of a page that is there already, and what is kept out of search engines. */
const isFound = (page: TextPage) => {
  const { path, isHidden } = textAddress(page)
  return path === page && !isHidden
}

const pagesMap = (origin: string): string =>
  xml(
    'urlset',
    'url',
    [...textPages.filter(isFound), '/therapists'].map((path) => origin + path),
  )

async function therapistsMap({ database, settings, now }: Services, number: number): Promise<string | undefined> {
  const from = (number - 1) * addressesOfOne
  const ids = await inTransaction(database, (tx) => listedIds(tx, now(), { from, count: addressesOfOne }))
  return ids.length === 0
    ? undefined
    : xml(
        'urlset',
        'url',
        ids.map((id) => settings.publicUrl + therapistPath(id)),
      )
}

async function index({ database, settings, now }: Services): Promise<string> {
  const listed = await inTransaction(database, (tx) => countListed(tx, now()))
  const names = Array.from({ length: Math.ceil(listed / addressesOfOne) }, (_, rank) => `therapists-${rank + 1}`)
  return xml(
    'sitemapindex',
    'sitemap',
    ['pages', ...names].map((name) => `${settings.publicUrl}/sitemaps/${name}.xml`),
  )
}

/** The sitemap at a path: the index, that of the text pages, or one of the therapists, as the directory is now; undefined where there is none. */
export async function sitemapAt(services: Services, path: string): Promise<string | undefined> {
  if (path === '/sitemap.xml') return index(services)
  if (path === '/sitemaps/pages.xml') return pagesMap(services.settings.publicUrl)
  const number = Number(/^\/sitemaps\/therapists-(\d{1,6})\.xml$/.exec(path)?.[1] ?? 0)
  return number > 0 ? therapistsMap(services, number) : undefined
}

/** What robots may read: all that is public, and what its scripts call. */
export const robotsText = (origin: string): string => `User-agent: *
Disallow: /pros/session
Disallow: /public/session
Disallow: /public/document
Disallow: /public/confirm
Disallow: /public/unsubscribe
Allow: /

Sitemap: ${origin}/sitemap.xml
`
