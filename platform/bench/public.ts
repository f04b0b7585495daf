import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../release/build.ts'
import { root } from '../build/packages.ts'
import { chromium as findChromium } from '../programs/chromium.ts'
import { frontPageRows, frontPageSources } from './frontPages/frontPageRows.ts'
import { keptPeers } from './frontPages/measuredPeers.ts'
import { measureFrontPage } from './frontPages/measureFrontPage.ts'
import { takePeers } from './frontPages/takePeers.ts'
import { auditPage } from './lighthouse/auditPage.ts'
import type { Audited } from './lighthouse/auditPage.ts'
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
 * The public pages by Lighthouse, on its phone: four categories, the largest paint with its element, shifts, the median of
 * some rounds, and the scripts beside those of one monolithic build. It fails below a target.
 * `npm run bench:public -- --origin http://localhost:4000` measures a product that runs, `--rounds 5` more often.
 * `npm run bench:public -- --peers` measures the front pages of peers instead, and keeps their figures, which stand beside
 * ours from then on.
 */
const { values } = parseArgs({
  options: { origin: { type: 'string' }, rounds: { type: 'string', default: '3' }, peers: { type: 'boolean' } },
})
const rounds = Number(values.rounds)
const leastPoints = 95
const mostLandingBytes = 180_000
const monolithDir = join(root, '.cache/bench/dist')

const executablePath = await findChromium()
const browser = await chromium.launch({ executablePath })
if (values.peers) {
  const areTaken = await takePeers(browser)
  await browser.close()
  process.exit(areTaken ? 0 : 1)
}

console.log('Building the product and the monolith…')
await build()
await buildMonolith(join(root, 'dist'), monolithDir)
const product = await openProduct(values.origin)
const monolith = await serve(monolithDir, product.apiOrigin)
const [first]: { id: string }[] = await (await fetch(`${product.address}/api/therapists`)).json()

const landing: BenchPage = { area: 'public', path: '/', ready: { selector: 'main form input' } }
const prices: BenchPage = { area: 'public', path: '/pros/prices', ready: { title: 'Une offre pour chaque cabinet' } }
const pages = { landing, search, therapist: therapist(first?.id ?? ''), prices }

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const rows: Record<string, object> = {}
const lines: Line[] = []
for (const [name, page] of Object.entries(pages)) {
  const audits: Audited[] = []
  while (audits.length < rounds) audits.push(await auditPage(product.address + page.path, executablePath))
  const { scores, lcpMs, lcpElement, cls, lost } = medianAudit(audits)
  const jsOf = async (origin: string) =>
    (page === landing ? await landingVisit(browser, origin) : await firstVisit(browser, origin, page)).bytes
  const ours = await jsOf(product.address)
  // There is no figure for a page that the monolith does not show.
  const ofMonolith = await jsOf(monolith.address).catch(() => undefined)
  rows[name] = {
    ...scores,
    LCP: `${(lcpMs / 1000).toFixed(2)} s`,
    'its element': lcpElement,
    CLS: cls.toFixed(3),
    JS: kB(ours),
    'JS of a monolith': ofMonolith === undefined ? 'none' : kB(ofMonolith),
  }
  for (const [category, points] of Object.entries(scores))
    lines.push({ measure: `${name}: ${category}`, areas: points, unit: 'points', target: { min: leastPoints } })
  if (page === landing)
    lines.push({
      measure: `${name}: all JS, a demonstration asked for`,
      areas: ours,
      unit: 'bytes',
      target: { max: mostLandingBytes },
    })
  if (lost.length > 0) console.log(`${name} loses points by ${lost.join(', ')}`)
}
console.table(rows)
console.table(lines.map(rowOf))
const { signIn } = await landingVisit(browser, product.address)
console.log(
  `The landing page's JS is all that a new visitor downloads who reads it and asks for a demonstration. Opening the sign-in adds ${kB(signIn.bytes)}: it opens after ${(signIn.durationMs / 1000).toFixed(2)} s.`,
)
console.table(frontPageRows(await measureFrontPage(browser, product.address), keptPeers()))
console.log(frontPageSources(keptPeers()))

await browser.close()
monolith.close()
await product.stop()
process.exit(lines.some((line) => isMet(line) === false) ? 1 : 0)
