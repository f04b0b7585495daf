import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../release/build.ts'
import { root } from '../build/packages.ts'
import { chromium as findChromium } from '../programs/chromium.ts'
import { frontPageRows, frontPageSources } from './frontPages/frontPageRows.ts'
import { storedPeers } from './frontPages/measuredPeers.ts'
import { measureFrontPage } from './frontPages/measureFrontPage.ts'
import { measurePeersToday } from './frontPages/takePeers.ts'
import { auditPage } from './lighthouse/auditPage.ts'
import type { PageAudit } from './lighthouse/auditPage.ts'
import { medianAudit } from './lighthouse/medianAudit.ts'
import { landingVisit } from './landing.ts'
import { buildMonolith } from './monolith.ts'
import { openProduct, serve } from './origins.ts'
import { search, therapist } from './pages.ts'
import type { BenchPage } from './pages.ts'
import { isMet, rowOf } from './targets.ts'
import type { Line } from './targets.ts'
import { firstVisit } from './visits.ts'

/**
 * Measures the public pages with Lighthouse, as on its phone: the four categories, the largest contentful paint with
 * its element, and layout shifts, as medians of several rounds. Compares the scripts with those of a monolithic build.
 * Fails when a target is missed.
 * `npm run bench:public -- --origin http://localhost:4000` measures a running product, `--rounds 5` with more rounds.
 * `npm run bench:public -- --peers` measures the front pages of peers instead and stores the figures, which later runs
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
  const areTaken = await measurePeersToday(browser)
  await browser.close()
  process.exit(areTaken ? 0 : 1)
}

console.log('Building the product and the monolith…')
await build()
await buildMonolith(join(root, 'dist'), monolithDir)
const product = await openProduct(values.origin)
const monolith = await serve(monolithDir, product.apiOrigin)
const [firstTherapist]: { id: string }[] = await (await fetch(`${product.address}/api/therapists`)).json()

const landing: BenchPage = { area: 'public', path: '/', ready: { selector: 'main form input' } }
const prices: BenchPage = { area: 'public', path: '/pros/prices', ready: { title: 'Une offre pour chaque cabinet' } }
const pages = { landing, search, therapist: therapist(firstTherapist?.id ?? ''), prices }

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const rows: Record<string, object> = {}
const lines: Line[] = []
for (const [name, page] of Object.entries(pages)) {
  const audits: PageAudit[] = []
  while (audits.length < rounds) audits.push(await auditPage(product.address + page.path, executablePath))
  const { scores, lcpMs, lcpElement, cls, failedAudits } = medianAudit(audits)
  const jsOf = async (origin: string) =>
    (page === landing ? await landingVisit(browser, origin) : await firstVisit(browser, origin, page)).bytes
  const productBytes = await jsOf(product.address)
  // Pages that the monolith cannot show have no figure.
  const monolithBytes = await jsOf(monolith.address).catch(() => undefined)
  rows[name] = {
    ...scores,
    LCP: `${(lcpMs / 1000).toFixed(2)} s`,
    'LCP element': lcpElement,
    CLS: cls.toFixed(3),
    JS: kB(productBytes),
    'JS of a monolith': monolithBytes === undefined ? 'none' : kB(monolithBytes),
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
const { signIn } = await landingVisit(browser, product.address)
console.log(
  `The landing page's JS is the total for a new visitor who reads it and asks for a demonstration. Opening the sign-in adds ${kB(signIn.bytes)} and takes ${(signIn.durationMs / 1000).toFixed(2)} s.`,
)
console.table(frontPageRows(await measureFrontPage(browser, product.address), storedPeers()))
console.log(frontPageSources(storedPeers()))

await browser.close()
monolith.close()
await product.stop()
process.exit(lines.some((line) => isMet(line) === false) ? 1 : 0)
