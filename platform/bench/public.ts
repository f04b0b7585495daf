import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../release/build.ts'
import { root } from '../build/packages.ts'
import { findChromium } from '../programs/chromium.ts'
import { frontPageRows, frontPageSources } from './frontPages/frontPageRows.ts'
import { readStoredPeers } from './frontPages/measuredPeers.ts'
import { measureFrontPage } from './frontPages/measureFrontPage.ts'
import { measurePeersToday } from './frontPages/measurePeersToday.ts'
import { auditPage } from './lighthouse/auditPage.ts'
import type { PageAudit } from './lighthouse/auditPage.ts'
import { medianAudit } from './lighthouse/medianAudit.ts'
import { measureLandingVisit } from './landing.ts'
import { buildMonolith } from './monolith.ts'
import { openProduct, serveBuilds } from './origins.ts'
import { search, therapist } from './pages.ts'
import type { BenchPage } from './pages.ts'
import { isMet, rowOf } from './targets.ts'
import type { ResultLine } from './targets.ts'
import { measureFirstVisit } from './visits.ts'

/**
 * Measures the public pages with Lighthouse's phone settings, as medians of several rounds: the four categories, the
 * largest contentful paint with its element, and layout shifts. Compares the scripts with the scripts of a monolithic
 * build. Fails when a target is missed.
 * `npm run bench:public -- --origin http://localhost:4000` measures a running product, `--rounds 5` with more rounds.
 * `npm run bench:public -- --peers` instead measures the front pages of peers and stores the figures, which later runs
 * show for comparison.
 */
const { values } = parseArgs({
  options: { origin: { type: 'string' }, rounds: { type: 'string', default: '3' }, peers: { type: 'boolean' } },
})
const rounds = Number(values.rounds)
const minPoints = 95
const maxLandingBytes = 180_000
const monolithDir = join(root, '.cache/bench/dist')

const executablePath = await findChromium()
const browser = await chromium.launch({ executablePath })
if (values.peers) {
  const hasFigures = await measurePeersToday(browser)
  await browser.close()
  process.exit(hasFigures ? 0 : 1)
}

console.log('Building the product and the monolith…')
await build()
await buildMonolith(join(root, 'dist'), monolithDir)
const product = await openProduct(values.origin)
const monolith = await serveBuilds(monolithDir, product.apiOrigin)
const [firstTherapist]: { id: string }[] = await (await fetch(`${product.address}/api/therapists`)).json()

const landing: BenchPage = { area: 'public', path: '/', ready: { selector: 'main form input' } }
const prices: BenchPage = { area: 'public', path: '/pros/prices', ready: { heading: 'Une offre pour chaque cabinet' } }
const pages = { landing, search, therapist: therapist(firstTherapist?.id ?? ''), prices }

const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const rows: Record<string, object> = {}
const lines: ResultLine[] = []
for (const [name, page] of Object.entries(pages)) {
  const audits: PageAudit[] = []
  while (audits.length < rounds) audits.push(await auditPage(product.address + page.path, executablePath))
  const { scores, lcpMs, lcpElement, cls, failedAudits } = medianAudit(audits)
  const measureJsBytes = async (origin: string) =>
    (page === landing ? await measureLandingVisit(browser, origin) : await measureFirstVisit(browser, origin, page))
      .bytes
  const productBytes = await measureJsBytes(product.address)
  // Leaves out the figure of a page that the monolith cannot show.
  const monolithBytes = await measureJsBytes(monolith.address).catch(() => undefined)
  rows[name] = {
    ...scores,
    LCP: `${(lcpMs / 1000).toFixed(2)} s`,
    'LCP element': lcpElement,
    CLS: cls.toFixed(3),
    JS: toKilobytes(productBytes),
    'JS of a monolith': monolithBytes === undefined ? 'none' : toKilobytes(monolithBytes),
  }
  for (const [category, points] of Object.entries(scores))
    lines.push({ measure: `${name}: ${category}`, areas: points, unit: 'points', target: { min: minPoints } })
  if (page === landing)
    lines.push({
      measure: `${name}: all JS, including a request for a demonstration`,
      areas: productBytes,
      unit: 'bytes',
      target: { max: maxLandingBytes },
    })
  if (failedAudits.length > 0) console.log(`${name} loses points for ${failedAudits.join(', ')}`)
}
console.table(rows)
console.table(lines.map(rowOf))
const { signIn } = await measureLandingVisit(browser, product.address)
console.log(
  `The landing page's JS is the total for a new visitor who reads it and asks for a demonstration. Opening the sign-in adds ${toKilobytes(signIn.bytes)} and takes ${(signIn.durationMs / 1000).toFixed(2)} s.`,
)
console.table(frontPageRows(await measureFrontPage(browser, product.address), readStoredPeers()))
console.log(frontPageSources(readStoredPeers()))

await browser.close()
monolith.close()
await product.stop()
process.exit(lines.some((line) => isMet(line) === false) ? 1 : 0)
