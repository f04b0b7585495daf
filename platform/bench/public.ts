import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../build/build.ts'
import { root } from '../build/packages.ts'
import { chromium as findChromium } from '../start/tests/chromium.ts'
import { auditPage } from './lighthouse/auditPage.ts'
import { buildMonolith } from './monolith.ts'
import { openProduct, serve } from './origins.ts'
import { search, therapist } from './pages.ts'
import type { BenchPage } from './pages.ts'
import { firstUse, firstVisit } from './visits.ts'

/**
 * The public pages by Lighthouse, on its phone: four categories, the largest paint, shifts, and the scripts beside those of
 * one monolithic build. `npm run bench:public -- --origin http://localhost:4000` measures a product that runs.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' } } })
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
for (const [name, page] of Object.entries(pages)) {
  const { scores, lcpMs, cls, lost } = await auditPage(product.address + page.path, executablePath)
  const [areas, whole] = [
    await firstVisit(browser, product.address, page),
    // Of a page that the monolith does not show, there is no figure.
    await firstVisit(browser, monolith.address, page).catch(() => undefined),
  ]
  rows[name] = {
    ...scores,
    LCP: `${(lcpMs / 1000).toFixed(2)} s`,
    CLS: cls.toFixed(3),
    JS: kB(areas.bytes),
    'JS of a monolith': whole ? kB(whole.bytes) : 'none',
  }
  if (lost.length > 0) console.log(`${name} loses points by ${lost.join(', ')}`)
}
console.table(rows)
const used = await firstUse(browser, product.address, landing)
console.log(
  `At its first use the landing page loads ${kB(used.bytes)} of scripts; it is live after ${(used.durationMs / 1000).toFixed(2)} s.`,
)

await browser.close()
monolith.close()
await product.stop()
process.exit(0)
