import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { build } from '../release/build.ts'
import { findChromium } from '../programs/chromium.ts'
import { machineLoad } from '../programs/machineLoad.ts'
import { buildComparedCalendars } from './calendars/comparedCalendars.ts'
import { deleteDemonstrationSessions, fillBusyMonth, fillNextMonth, growSessionsTo } from './calendars/practice.ts'
import { measureRequests } from './requests.ts'
import type { RequestMeasurement } from './requests.ts'
import { measureNavigation } from './calendars/measureNavigation.ts'
import type { NavigationScene } from './calendars/measureNavigation.ts'
import { measureInteractions } from './calendars/interactions.ts'
import { openOwnProduct, createTokenSource } from './origins.ts'
import { formatMs, writeReport } from './report.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    times: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
})
const [rounds, callCount] = [Number(values.rounds), Number(values.times)]

const week = { startDate: '2031-03-10', endDate: '2031-03-16' }
/** The days of the full weeks that a month view shows. */
const month = { startDate: '2031-02-24', endDate: '2031-04-06' }
const sessionCounts = [1000, 10_000, 100_000]
const ranges = { 'week of 300': week, 'month of 1,000': month }

console.log('Building the product and the pages of the compared calendars…')
await build()
await buildComparedCalendars()
const product = await openOwnProduct()
const { adminUrl, apiPid } = product.internals
const memberToken = createTokenSource(product.address)
const token = await memberToken()

/**
 * Measures `/short-sessions` in a practice with each number of sessions. `growth` is the ratio of the median duration
 * to the median with the fewest sessions.
 */
async function measureRequestRows() {
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

/**
 * Measures `GET /changes`, whose response is nearly always 304, and derives the API's CPU time per minute for a hundred
 * open agendas.
 */
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

/** The agenda may take at most `maxRatio` of the time of `referenceCalendar`. */
const referenceCalendar = 'FullCalendar 7'
const maxRatio = 0.9
const yesOrNo = (isMet: boolean) => (isMet ? 'yes' : 'NO')

const navigationScenes: Record<string, NavigationScene> = {
  'to the next week of 300 sessions, and back': { view: 'week', date: '2031-03-10', minBlocks: 200 },
  'to the next month of 1,000 sessions, and back': { view: 'month', date: '2031-03-10', minBlocks: 40 },
}

async function measureNavigationRows(browser: Browser) {
  await fillNextMonth(adminUrl)
  const response = await fetch(`${product.address}/api/short-sessions?startDate=2031-02-24&endDate=2031-05-11`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const sessions: ShortSession[] = await response.json()
  const setup = { address: product.address, token: memberToken, sessions, rounds }
  const rows = []
  for (const [navigation, scene] of Object.entries(navigationScenes)) {
    const results = await measureNavigation(browser, setup, scene)
    const agendaMs = results[0]?.medianMs ?? 0
    rows.push(...results.map((result) => ({ navigation, ...result, agendaRatio: agendaMs / result.medianMs })))
  }
  return rows
}

async function reportRequests() {
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
  return requests
}

async function reportPolls() {
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
  return polls
}

async function reportNavigation(browser: Browser) {
  const navigations = await measureNavigationRows(browser)
  console.log(
    `From the click until painted, CPU slowed down to a quarter, calendars measured alternately, medians of ${2 * rounds}. ${machineLoad()} Target: the agenda takes at most ${maxRatio} × ${referenceCalendar}.`,
  )
  console.table(
    navigations.map(({ navigation, name, visibleBlocks, medianMs, agendaRatio }) => ({
      navigation,
      calendar: name,
      'blocks in sight': visibleBlocks,
      median: formatMs(medianMs),
      'agenda ÷ calendar': agendaRatio.toFixed(2),
      'target met': name === referenceCalendar ? yesOrNo(agendaRatio <= maxRatio) : '',
    })),
  )
  return navigations
}

async function reportInteractions(browser: Browser) {
  const interactions = await measureInteractions(browser, { address: product.address, rounds })
  console.log(`In a week of 300 sessions, from the press until painted, medians of ${rounds}. ${machineLoad()}`)
  console.table(
    interactions.map(({ interaction, medianMs, maxMs }) => ({
      interaction,
      median: formatMs(medianMs),
      target: `≤ ${maxMs} ms`,
      'target met': yesOrNo(medianMs <= maxMs),
    })),
  )
  return interactions
}

async function measure() {
  await deleteDemonstrationSessions(adminUrl)
  await fillBusyMonth(adminUrl)
  const browser = await chromium.launch({ executablePath: await findChromium() })
  const reports = {
    requests: reportRequests,
    polls: reportPolls,
    navigations: () => reportNavigation(browser),
    interactions: () => reportInteractions(browser),
  }
  const figures: Record<string, object> = {}
  for (const [name, report] of Object.entries(reports)) if (name.includes(values.only)) figures[name] = await report()
  await browser.close()
  writeReport('agenda', { load: loadavg(), ...figures })
}

try {
  await measure()
} finally {
  await product.stop()
}
process.exit(0)
