import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { build } from '../build/build.ts'
import { root } from '../build/packages.ts'
import { chromium as findChromium } from '../start/tests/chromium.ts'
import { embedVisit } from './embed.ts'
import { faultLines } from './faults.ts'
import { buildMonolith } from './monolith.ts'
import { openProduct, serve, tokenSource } from './origins.ts'
import type { TokenSource } from './origins.ts'
import { agenda, bills, patients, profile, search, therapist } from './pages.ts'
import type { BenchPage } from './pages.ts'
import { redeployArea, redeployMonolith } from './redeploy.ts'
import type { Redeploy } from './redeploy.ts'
import { inTurns, median } from './rounds.ts'
import type { Both } from './rounds.ts'
import { isMet, ratioOf, rowOf } from './targets.ts'
import type { Line } from './targets.ts'
import { firstVisit, navigation, wholeVisit } from './visits.ts'
import type { FirstVisit } from './visits.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, origin: { type: 'string' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)
const distDir = join(root, 'dist')
const monolithDir = join(root, '.cache/bench/dist')
const changedDir = join(root, '.cache/bench/changed')

console.log('Building the product, the monolith, and the monolith with a line changed…')
await build()
await buildMonolith(distDir, monolithDir)
await buildMonolith(distDir, changedDir, 'mf-patients')
const product = await openProduct(values.origin)
const origins = { areas: await serve(distDir, product.address), monolith: await serve(monolithDir, product.address) }
const browser = await chromium.launch({ executablePath: await findChromium() })
const token = tokenSource(product.address)
const [someone]: { id: string }[] = await (await fetch(`${product.address}/api/therapists`)).json()
const everywhere = [search, agenda, patients, bills, profile]

const chapters: Record<string, () => Promise<Line[]>> = {
  first: async () => [
    ...(await firstPage('/', { area: 'public', path: '/', ready: { selector: 'main form input' } })),
    ...(await firstPage('/therapists', search)),
    ...(await firstPage('/therapists/:id', therapist(someone?.id ?? ''))),
    ...(await firstPage('/pros/sessions, signed in', agenda, token)),
    ...(await firstPage('/pros/patients, signed in', patients, token)),
  ],
  navigation: async () => [
    ...(await navigating('agenda', search, agenda)),
    ...(await navigating('patients', agenda, patients)),
    ...(await navigating('finance', agenda, bills)),
  ],
  visit: async () => {
    const visits = await each((browserNow, origin) => wholeVisit(browserNow, origin, everywhere, token))
    return [
      { what: 'JS of a visit to all five areas', ...medians(visits, 'bytes'), unit: 'bytes', target: { ratio: 1.25 } },
    ]
  },
  redeploy: async () =>
    linesOf(
      await redeployArea(browser, distDir, product.address, everywhere, token),
      await redeployMonolith(browser, monolithDir, changedDir, product.address, everywhere, token),
    ),
  faults: () => faultLines(browser, product.address, token, Math.min(rounds, 3)),
  embed: async () => {
    const visits: FirstVisit[] = []
    for (let round = 0; round < rounds; round += 1)
      visits.push(await embedVisit(browser, origins.areas.address, someone?.id ?? ''))
    return [
      { what: "embed on a partner's page: JS", areas: median(visits.map(({ bytes }) => bytes)), unit: 'bytes' },
      {
        what: "embed on a partner's page: until a slot can be chosen",
        areas: median(visits.map(({ milliseconds }) => milliseconds)),
        unit: 'ms',
      },
    ]
  },
}

const each = <T>(measure: (browserNow: Browser, origin: string) => Promise<T>): Promise<Both<T>> =>
  inTurns(rounds, (side) => measure(browser, origins[side].address))

const medians = (visits: Both<FirstVisit>, what: keyof FirstVisit) => ({
  areas: median(visits.areas.map((visit) => visit[what])),
  monolith: median(visits.monolith.map((visit) => visit[what])),
})

async function firstPage(name: string, benchPage: BenchPage, as?: TokenSource): Promise<Line[]> {
  const visits = await each((browserNow, origin) => firstVisit(browserNow, origin, benchPage, as))
  return [
    { what: `first page ${name}: until ready`, ...medians(visits, 'milliseconds'), unit: 'ms', target: { ratio: 1 } },
    { what: `first page ${name}: JS`, ...medians(visits, 'bytes'), unit: 'bytes', target: { more: 30_000 } },
    { what: `first page ${name}: scripts`, ...medians(visits, 'scripts'), unit: 'scripts', target: { atMost: 5 } },
  ]
}

/** The warmed navigation is compared with the monolith's cold one. */
async function navigating(name: string, from: BenchPage, to: BenchPage): Promise<Line[]> {
  const cold = await each((browserNow, origin) => navigation(browserNow, origin, from, to, false, token))
  const warmed = await each((browserNow, origin) => navigation(browserNow, origin, from, to, true, token))
  const monolith = median(cold.monolith)
  return [
    { what: `to ${name}, cold`, areas: median(cold.areas), monolith, unit: 'ms', target: { ratio: 1.8 } },
    { what: `to ${name}, warmed`, areas: median(warmed.areas), monolith, unit: 'ms', target: { ratio: 0.6 } },
  ]
}

const linesOf = (areas: Redeploy, monolith: Redeploy): Line[] => [
  { what: 'mf-patients redeployed: JS fetched for it', areas: areas.ofTheArea, unit: 'bytes' },
  {
    what: 'mf-patients redeployed: JS fetched elsewhere',
    areas: areas.elsewhere,
    monolith: monolith.elsewhere,
    unit: 'bytes',
    target: { atMost: 0 },
  },
]

const lines: Line[] = []
for (const [name, measure] of Object.entries(chapters)) {
  if (values.only !== undefined && values.only !== name) continue
  console.log(`Measuring: ${name}`)
  lines.push(...(await measure()))
}

console.log(`Empty cache, slow 4G, processor at a quarter, in turns, medians of ${rounds}; JS in brotli.`)
console.table(lines.map(rowOf))
const report = join(root, '.cache/bench/web.json')
mkdirSync(join(root, '.cache/bench'), { recursive: true })
writeFileSync(
  report,
  JSON.stringify(
    {
      at: new Date().toISOString(),
      rounds,
      lines: lines.map((line) => ({ ...line, ratio: ratioOf(line), isMet: isMet(line) })),
    },
    undefined,
    2,
  ),
)
console.log(`Written to ${report}`)

await browser.close()
for (const { close } of Object.values(origins)) close()
await product.stop()
process.exit(0)
