import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build } from '../build/build.ts'
import { root } from '../build/packages.ts'
import { createGateway } from '../gateway/gateway.ts'
import { freePort } from '../postgres/freePort.ts'
import { startProduct } from '../start/product.ts'
import { chromium as findChromium } from '../start/tests/chromium.ts'
import { buildMonolith } from './monolith.ts'
import { firstVisit, median } from './visit.ts'
import type { Cost } from './visit.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, origin: { type: 'string' } } })
const distDir = join(root, 'dist')
const monolithDir = join(root, '.cache/bench/dist')

/** A product to ask: the one that runs at `--origin`, or one of its own with the demonstration practice. */
async function product(): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (values.origin) return { origin: values.origin, stop: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'complice-bench-'))
  const unhurried = { ...process.env, REQUESTS_PER_MINUTE: '1000000' }
  const settings = { host: '127.0.0.1', port: await freePort(), dataDir, databaseUrl: undefined, production: false, demo: true }
  const started = await startProduct(settings, () => {}, { env: unhurried })
  return {
    origin: started.address,
    stop: async () => {
      await started.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function serve(folder: string, apiOrigin: string): Promise<{ origin: string; server: Server }> {
  const server = createGateway({ distDir: folder, apiOrigin })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return { origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`, server }
}

const summary = (costs: readonly Cost[]): Cost => ({
  milliseconds: Math.round(median(costs.map(({ milliseconds }) => milliseconds))),
  scripts: median(costs.map(({ scripts }) => scripts)),
  bytes: median(costs.map(({ bytes }) => bytes)),
})

console.log('Building the product and the monolith…')
await build()
await buildMonolith(distDir, monolithDir)
const api = await product()
const [areas, monolith] = [await serve(distDir, api.origin), await serve(monolithDir, api.origin)]
const browser = await chromium.launch({ executablePath: await findChromium() })

const therapists: { id: string }[] = await (await fetch(`${areas.origin}/api/therapists`)).json()
const pages = [
  { path: '/therapists', ready: 'main a[href^="/therapists/"]' },
  { path: `/therapists/${therapists[0]?.id}`, ready: '[aria-labelledby="free-slots"] li' },
]
const rows: { page: string; areas: Cost; monolith: Cost }[] = []
for (const { path, ready } of pages) {
  const measured: { areas: Cost[]; monolith: Cost[] } = { areas: [], monolith: [] }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // In turns, so that what else the machine does falls on both.
    measured.areas.push(await firstVisit(browser, areas.origin + path, ready))
    measured.monolith.push(await firstVisit(browser, monolith.origin + path, ready))
  }
  rows.push({ page: path.replace(/[0-9a-f-]{36}/, ':id'), areas: summary(measured.areas), monolith: summary(measured.monolith) })
}

console.log(`Cold cache, slow 4G, processor at a quarter, median of ${values.rounds}.`)
console.table(
  rows.map((row) => ({
    page: row.page,
    'ready (ms)': row.areas.milliseconds,
    'monolith (ms)': row.monolith.milliseconds,
    'ratio (≤ 1.00)': (row.areas.milliseconds / row.monolith.milliseconds).toFixed(2),
    'JS brotli (kB)': (row.areas.bytes / 1000).toFixed(1),
    'monolith (kB)': (row.monolith.bytes / 1000).toFixed(1),
    'more (≤ 30 kB)': ((row.areas.bytes - row.monolith.bytes) / 1000).toFixed(1),
    'scripts (≤ 5)': row.areas.scripts,
    'monolith scripts': row.monolith.scripts,
  })),
)
mkdirSync(join(root, '.cache/bench'), { recursive: true })
const report = join(root, '.cache/bench/web.json')
writeFileSync(report, JSON.stringify({ at: new Date().toISOString(), rounds: Number(values.rounds), rows }, undefined, 2))
console.log(`Written to ${report}`)

await browser.close()
for (const { server } of [areas, monolith]) {
  server.closeAllConnections()
  server.close()
}
await api.stop()
process.exit(0)
