import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../release/build.ts'
import { root } from '../build/packages.ts'
import { chromium as findChromium } from '../programs/chromium.ts'
import { auditPage } from './lighthouse/auditPage.ts'
import type { Audited } from './lighthouse/auditPage.ts'
import { medianAudit } from './lighthouse/medianAudit.ts'
import { buildMonolith } from './monolith.ts'
import { openProduct, serve } from './origins.ts'
import { search, therapist } from './pages.ts'
import type { BenchPage } from './pages.ts'
import { isMet, rowOf } from './targets.ts'
import type { Line } from './targets.ts'
import { firstUse, firstVisit } from './visits.ts'

/**
 * The public pages by Lighthouse, on its phone: four categories, the largest paint with its element, shifts, the median of
 * some rounds, and the scripts beside those of one monolithic build. It fails below a target.
 * `npm run bench:public -- --origin http://localhost:4000` measures a product that runs, `--rounds 5` more often.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' }, rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
const leastPoints = 95
const mostLandingBytes = 180_000
const monolithDir = join(root, '.cache/bench/dist')

console.log('Building the product and the monolith…')
await build()
await buildMonolith(join(root, 'dist'), monolithDir)
const product = await openProduct(values.origin)
const monolith = await serve(monolithDir, product.apiOrigin)
const executablePath = await findChromium()
const browser = await chromium.launch({ executablePath })
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
  const [areas, whole] = [
    await firstVisit(browser, product.address, page),
    // There is no figure for a page that the monolith does not show.
    await firstVisit(browser, monolith.address, page).catch(() => undefined),
  ]
  rows[name] = {
    ...scores,
    LCP: `${(lcpMs / 1000).toFixed(2)} s`,
    'its element': lcpElement,
    CLS: cls.toFixed(3),
    JS: kB(areas.bytes),
    'JS of a monolith': whole ? kB(whole.bytes) : 'none',
  }
  for (const [category, points] of Object.entries(scores))
    lines.push({ measure: `${name}: ${category}`, areas: points, unit: 'points', target: { min: leastPoints } })
  if (page === landing)
    lines.push({ measure: `${name}: JS`, areas: areas.bytes, unit: 'bytes', target: { max: mostLandingBytes } })
  if (lost.length > 0) console.log(`${name} loses points by ${lost.join(', ')}`)
}
console.table(rows)
console.table(lines.map(rowOf))
const used = await firstUse(browser, product.address, landing)
console.log(
  `At its first use the landing page loads ${kB(used.bytes)} of scripts; it is live after ${(used.durationMs / 1000).toFixed(2)} s.`,
)

await browser.close()
monolith.close()
await product.stop()
process.exit(lines.some((line) => isMet(line) === false) ? 1 : 0)
