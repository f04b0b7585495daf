import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../release/build.ts'
import { root } from '../build/packages.ts'
import { findChromium } from '../programs/chromium.ts'
import { measureEmbedVisit } from './embed.ts'
import { measureFaults } from './faults.ts'
import { buildMonolith } from './monolith.ts'
import { openProduct, serveBuilds, createTokenSource } from './origins.ts'
import type { TokenSource } from './origins.ts'
import { agenda, bills, patients, profile, search, therapist } from './pages.ts'
import type { BenchPage } from './pages.ts'
import { measureAreaRedeploy, measureMonolithRedeploy } from './redeploy.ts'
import type { Redeploy } from './redeploy.ts'
import { writeReport } from './report.ts'
import { measureAlternately, median } from './rounds.ts'
import type { ResultsBySide } from './rounds.ts'
import { isMet, ratioOf, rowOf } from './targets.ts'
import type { ResultLine } from './targets.ts'
import { measureFirstVisit, measureNavigationMs, measureVisitOfAllAreas } from './visits.ts'
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
const origins = {
  areas: await serveBuilds(distDir, product.apiOrigin),
  monolith: await serveBuilds(monolithDir, product.apiOrigin),
}
const browser = await chromium.launch({ executablePath: await findChromium() })
const token = createTokenSource(product.address)
const [firstTherapist]: { id: string }[] = await (await fetch(`${product.address}/api/therapists`)).json()
/** A page of each area. */
const pageOfEachArea = [search, agenda, patients, bills, profile]

/** The measurements by the name that `--only` accepts. */
const measurements: Record<string, () => Promise<ResultLine[]>> = {
  first: async () => [
    ...(await measureFirstPage('/', { area: 'public', path: '/', ready: { selector: 'main form input' } })),
    ...(await measureFirstPage('/therapists', search)),
    ...(await measureFirstPage('/therapists/:id', therapist(firstTherapist?.id ?? ''))),
    ...(await measureFirstPage('/pros/sessions, signed in', agenda, token)),
    ...(await measureFirstPage('/pros/patients, signed in', patients, token)),
  ],
  navigation: async () => [
    ...(await measureNavigation('agenda', search, agenda)),
    ...(await measureNavigation('patients', agenda, patients)),
    ...(await measureNavigation('finance', agenda, bills)),
  ],
  visit: async () => {
    const visits = await measureBoth((origin) => measureVisitOfAllAreas(browser, origin, pageOfEachArea, token))
    return [
      {
        measure: 'JS of a visit to all five areas',
        ...mediansOf(visits, 'bytes'),
        unit: 'bytes',
        target: { maxRatio: 1.25 },
      },
    ]
  },
  redeploy: async () =>
    redeployLines(
      await measureAreaRedeploy(browser, distDir, product.apiOrigin, pageOfEachArea, token),
      await measureMonolithRedeploy(browser, monolithDir, changedDir, product.apiOrigin, pageOfEachArea, token),
    ),
  faults: () => measureFaults(browser, product.apiOrigin, token, Math.min(rounds, 3)),
  embed: async () => {
    const visits: FirstVisit[] = []
    for (let round = 0; round < rounds; round += 1)
      visits.push(await measureEmbedVisit(browser, origins.areas.address, firstTherapist?.id ?? ''))
    return [
      { measure: "embed on a partner's page: JS", areas: median(visits.map(({ bytes }) => bytes)), unit: 'bytes' },
      {
        measure: "embed on a partner's page: until a slot can be chosen",
        areas: median(visits.map(({ durationMs }) => durationMs)),
        unit: 'ms',
      },
    ]
  },
}

const measureBoth = <T>(measure: (origin: string) => Promise<T>): Promise<ResultsBySide<T>> =>
  measureAlternately(rounds, (side) => measure(origins[side].address))

const mediansOf = (visits: ResultsBySide<FirstVisit>, figure: keyof FirstVisit) => ({
  areas: median(visits.areas.map((visit) => visit[figure])),
  monolith: median(visits.monolith.map((visit) => visit[figure])),
})

async function measureFirstPage(name: string, benchPage: BenchPage, memberToken?: TokenSource): Promise<ResultLine[]> {
  const visits = await measureBoth((origin) => measureFirstVisit(browser, origin, benchPage, memberToken))
  return [
    {
      measure: `first page ${name}: until ready`,
      ...mediansOf(visits, 'durationMs'),
      unit: 'ms',
      target: { maxRatio: 1 },
    },
    {
      measure: `first page ${name}: JS`,
      ...mediansOf(visits, 'bytes'),
      unit: 'bytes',
      target: { maxIncrease: 15_000 },
    },
    { measure: `first page ${name}: scripts`, ...mediansOf(visits, 'scripts'), unit: 'scripts', target: { max: 5 } },
  ]
}

/** Measures a cold and a prefetched navigation, and compares both with the monolith's cold navigation. */
async function measureNavigation(name: string, from: BenchPage, to: BenchPage): Promise<ResultLine[]> {
  const coldDurations = await measureBoth((origin) => measureNavigationMs(browser, origin, from, to, false, token))
  const prefetchedDurations = await measureBoth((origin) => measureNavigationMs(browser, origin, from, to, true, token))
  const monolith = median(coldDurations.monolith)
  return [
    {
      measure: `to ${name}, cold`,
      areas: median(coldDurations.areas),
      monolith,
      unit: 'ms',
      target: { maxRatio: 1.8 },
    },
    {
      measure: `to ${name}, prefetched`,
      areas: median(prefetchedDurations.areas),
      monolith,
      unit: 'ms',
      target: { maxRatio: 0.6 },
    },
  ]
}

const redeployLines = (areas: Redeploy, monolith: Redeploy): ResultLine[] => [
  { measure: 'mf-patients redeployed: JS downloaded of mf-patients', areas: areas.areaBytes, unit: 'bytes' },
  {
    measure: 'mf-patients redeployed: JS downloaded of other areas and the shell',
    areas: areas.otherBytes,
    monolith: monolith.otherBytes,
    unit: 'bytes',
    target: { max: 0 },
  },
]

const lines: ResultLine[] = []
const failedNames: string[] = []
for (const [name, measure] of Object.entries(measurements)) {
  if (values.only !== undefined && values.only !== name) continue
  console.log(`Measuring: ${name}`)
  try {
    lines.push(...(await measure()))
  } catch (error) {
    // Continues with the other measurements, because the earlier ones took many minutes.
    console.error(error)
    failedNames.push(name)
  }
}

console.log(
  `Empty cache, slow 4G, CPU slowed down to a quarter, measured alternately, medians of ${rounds}; JS sizes in brotli.`,
)
console.table(lines.map(rowOf))
writeReport('web', { rounds, lines: lines.map((line) => ({ ...line, ratio: ratioOf(line), isMet: isMet(line) })) })
if (failedNames.length > 0) console.error(`Not measured: ${failedNames.join(', ')}`)

await browser.close()
for (const { close } of Object.values(origins)) close()
await product.stop()
process.exit(failedNames.length > 0 ? 1 : 0)
