import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { ShortSession } from 'shared/contracts/session'
import { build } from '../build/build.ts'
import { root } from '../build/packages.ts'
import { freePort } from '../postgres/freePort.ts'
import { startProduct } from '../start/product/startProduct.ts'
import { chromium as findChromium } from '../start/tests/chromium.ts'
import { buildFullCalendar } from './calendars/fullCalendar.ts'
import { dropDemonstration, fillBusyMonth, fillNextMonth, growTo } from './calendars/practice.ts'
import { measureRequests } from './calendars/requests.ts'
import type { Served } from './calendars/requests.ts'
import { measureTurns } from './calendars/screens.ts'
import { tokenSource } from './origins.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, times: { type: 'string', default: '200' } },
})
const [rounds, times] = [Number(values.rounds), Number(values.times)]

const week = { startDate: '2031-03-10', endDate: '2031-03-16' }
/** The whole weeks a month is drawn in. */
const month = { startDate: '2031-02-24', endDate: '2031-04-06' }
const sizes = [1000, 10_000, 100_000]
const spans = { 'week of 300': week, 'month of 1,000': month }

console.log('Building the product and the page of FullCalendar…')
await build()
const script = await buildFullCalendar()
const dataDir = mkdtempSync(join(tmpdir(), 'complice-bench-agenda-'))
const settings = {
  host: '127.0.0.1',
  port: await freePort(),
  dataDir,
  databaseUrl: undefined,
  production: false,
  demo: true,
}
const product = await startProduct(settings, console.log, {
  env: { ...process.env, REQUESTS_PER_MINUTE: '1000000', TRIES_PER_ACCOUNT: '1000' },
})
const memberToken = tokenSource(product.address)
const token = await memberToken()

const milliseconds = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(1)} ms`)

/** `/short-sessions` in a practice of each size; the last column is the growth from the smallest to the largest. */
async function requests() {
  await dropDemonstration(product.adminUrl)
  await fillBusyMonth(product.adminUrl)
  const found: { span: string; size: number; served: Served }[] = []
  for (const size of sizes) {
    console.log(`A practice of ${size} sessions…`)
    await growTo(product.adminUrl, size)
    for (const [span, query] of Object.entries(spans))
      found.push({
        span,
        size,
        served: await measureRequests(product.address, token, query, { times, pid: product.replicas[0]?.pid() }),
      })
  }
  return found.map(({ span, size, served }) => {
    const smallest = found.find((other) => other.span === span)?.served.p50 ?? served.p50
    return {
      span,
      sessions: size,
      rows: served.rows,
      p50: served.p50,
      p99: served.p99,
      processor: served.processorMs,
      growth: served.p50 / smallest,
    }
  })
}

async function turns() {
  await fillNextMonth(product.adminUrl)
  const response = await fetch(`${product.address}/api/short-sessions?startDate=2031-02-24&endDate=2031-05-11`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const sessions: ShortSession[] = await response.json()
  const browser = await chromium.launch({ executablePath: await findChromium() })
  const given = { address: product.address, token: memberToken, script, sessions, rounds }
  const ofWeek = await measureTurns(browser, given, { view: 'week', day: '2031-03-10', blocks: 300 })
  const ofMonth = await measureTurns(browser, given, { view: 'month', day: '2031-03-10', blocks: 40 })
  await browser.close()
  return [
    { what: 'to the next week of 300, and back', ...ofWeek, ratio: ofWeek.ours / ofWeek.theirs },
    { what: 'to the next month of 1,000, and back', ...ofMonth, ratio: ofMonth.ours / ofMonth.theirs },
  ]
}

async function measure() {
  const served = await requests()
  console.log(
    `GET /short-sessions, one at a time, ${times} times each. Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`,
  )
  console.table(
    served.map(({ p50, p99, processor, growth, ...row }) => ({
      ...row,
      p50: milliseconds(p50),
      p99: milliseconds(p99),
      'API processor': milliseconds(processor),
      'p50 × smallest': growth.toFixed(2),
    })),
  )
  const drawn = await turns()
  console.log(
    `From the click until painted, processor at a quarter, in turns, medians of ${2 * rounds}. Target: at most 0.70 × FullCalendar 6.`,
  )
  console.table(
    drawn.map(({ what, ours, theirs, ratio }) => ({
      what,
      ours: milliseconds(ours),
      'FullCalendar 6': milliseconds(theirs),
      ratio: ratio.toFixed(2),
      isMet: ratio <= 0.7 ? 'yes' : 'NO',
    })),
  )
  const report = join(root, '.cache/bench/agenda.json')
  mkdirSync(join(root, '.cache/bench'), { recursive: true })
  writeFileSync(report, JSON.stringify({ at: new Date().toISOString(), load: loadavg(), served, drawn }, undefined, 2))
  console.log(`Written to ${report}`)
}

try {
  await measure()
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
