import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { build } from '../release/build.ts'
import { findChromium } from '../programs/chromium.ts'
import { machineLoad } from '../programs/machineLoad.ts'
import { buildFullCalendar } from './calendars/fullCalendar.ts'
import { deleteDemonstrationSessions, fillBusyMonth, fillNextMonth, growSessionsTo } from './calendars/practice.ts'
import { measureRequests } from './requests.ts'
import type { RequestMeasurement } from './requests.ts'
import { measureNavigation } from './calendars/screens.ts'
import { openOwnProduct, createTokenSource } from './origins.ts'
import { formatMs, writeReport } from './report.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, times: { type: 'string', default: '200' } },
})
const [rounds, callCount] = [Number(values.rounds), Number(values.times)]

const week = { startDate: '2031-03-10', endDate: '2031-03-16' }
/** The days of the full weeks that a month view shows. */
const month = { startDate: '2031-02-24', endDate: '2031-04-06' }
const sessionCounts = [1000, 10_000, 100_000]
const ranges = { 'week of 300': week, 'month of 1,000': month }

console.log('Building the product and the page of FullCalendar…')
await build()
const script = await buildFullCalendar()
const product = await openOwnProduct()
const { adminUrl, apiPid } = product.internals
const memberToken = createTokenSource(product.address)
const token = await memberToken()

/**
 * Measures `/short-sessions` in a practice with each number of sessions. `growth` is the ratio of the median duration
 * to the median with the fewest sessions.
 */
async function measureRequestRows() {
  await deleteDemonstrationSessions(adminUrl)
  await fillBusyMonth(adminUrl)
  const results: { range: string; size: number; measurement: RequestMeasurement }[] = []
  for (const size of sessionCounts) {
    console.log(`Measuring a practice of ${size} sessions…`)
    await growSessionsTo(adminUrl, size)
    for (const [range, query] of Object.entries(ranges))
      results.push({
        range,
        size,
        measurement: await measureRequests(
          product.address,
          token,
          `/short-sessions?${new URLSearchParams(query).toString()}`,
          { times: callCount, pid: apiPid },
        ),
      })
  }
  return results.map(({ range, size, measurement }) => {
    const p50OfSmallest = results.find((result) => result.range === range)?.measurement.p50 ?? measurement.p50
    return {
      range,
      sessions: size,
      rows: measurement.rows,
      p50: measurement.p50,
      p99: measurement.p99,
      cpuMs: measurement.processorMs,
      growth: measurement.p50 / p50OfSmallest,
    }
  })
}

/** A visible page polls for changes every five seconds (`useChanges`). */
const pollsPerMinute = 12
const openAgendas = 100

/** Measures `GET /changes`, whose response is nearly always 304, and derives the cost of a hundred open agendas. */
async function measurePollRows() {
  const pollMeasurement = await measureRequests(product.address, token, '/changes', {
    times: 10 * callCount,
    pid: apiPid,
    isPoll: true,
  })
  return [
    {
      poll: 'GET /changes, nothing changed',
      p50: pollMeasurement.p50,
      p99: pollMeasurement.p99,
      cpuMs: pollMeasurement.processorMs,
      openAgendasMs:
        pollMeasurement.processorMs === undefined
          ? undefined
          : pollMeasurement.processorMs * pollsPerMinute * openAgendas,
    },
  ]
}

async function measureNavigationRows() {
  await fillNextMonth(adminUrl)
  const response = await fetch(`${product.address}/api/short-sessions?startDate=2031-02-24&endDate=2031-05-11`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const sessions: ShortSession[] = await response.json()
  const browser = await chromium.launch({ executablePath: await findChromium() })
  const setup = { address: product.address, token: memberToken, script, sessions, rounds }
  const weekNavigation = await measureNavigation(browser, setup, { view: 'week', day: '2031-03-10', blocks: 200 })
  const monthNavigation = await measureNavigation(browser, setup, { view: 'month', day: '2031-03-10', blocks: 40 })
  await browser.close()
  return [
    {
      navigation: 'to the next week of 300 sessions, and back',
      ...weekNavigation,
      ratio: weekNavigation.agenda / weekNavigation.fullCalendar,
    },
    {
      navigation: 'to the next month of 1,000 sessions, and back',
      ...monthNavigation,
      ratio: monthNavigation.agenda / monthNavigation.fullCalendar,
    },
  ]
}

async function measure() {
  const requests = await measureRequestRows()
  console.log(`GET /short-sessions, ${callCount} sequential requests per row. ${machineLoad()}`)
  console.table(
    requests.map(({ p50, p99, cpuMs, growth, ...row }) => ({
      ...row,
      p50: formatMs(p50),
      p99: formatMs(p99),
      'API CPU time': formatMs(cpuMs),
      'p50 ÷ p50 of the smallest': growth.toFixed(2),
    })),
  )
  const polls = await measurePollRows()
  console.table(
    polls.map(({ p50, p99, cpuMs, openAgendasMs, poll }) => ({
      poll,
      p50: formatMs(p50),
      p99: formatMs(p99),
      'API CPU time': cpuMs === undefined ? '' : `${cpuMs.toFixed(2)} ms`,
      [`API CPU time for ${openAgendas} open agendas, per minute`]: formatMs(openAgendasMs),
    })),
  )
  const navigations = await measureNavigationRows()
  console.log(
    `From the click until painted, CPU slowed down to a quarter, calendars measured alternately, medians of ${2 * rounds}. Target: at most 0.70 × FullCalendar 6.`,
  )
  console.table(
    navigations.map(({ navigation, agenda, fullCalendar, ratio }) => ({
      navigation,
      agenda: formatMs(agenda),
      'FullCalendar 6': formatMs(fullCalendar),
      ratio: ratio.toFixed(2),
      'target met': ratio <= 0.7 ? 'yes' : 'NO',
    })),
  )
  writeReport('agenda', { load: loadavg(), requests, polls, navigations })
}

try {
  await measure()
} finally {
  await product.stop()
}
process.exit(0)
