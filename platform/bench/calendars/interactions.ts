import type { Browser, Page } from '@playwright/test'
import { createSessions } from '../actions/createSessions.ts'
import { DemoApi } from '../actions/DemoApi.ts'
import { openVisitorContext } from '../browser.ts'
import { median } from '../rounds.ts'

/**
 * A state of the page, as CSS selectors: an element must match `present`, and none may match `absent`. Conditions that
 * are set must all hold.
 */
interface PageState {
  present?: string
  absent?: string
}

/** Measures from the press until the frame is painted in which the page has the expected state, in milliseconds. */
const measurePressToPaint = ({ button, present, absent }: PageState & { button: string }) =>
  new Promise<number>((resolve, reject) => {
    const element = document.querySelector<HTMLElement>(button)
    if (!element) return reject(new Error(`The page has no ${button}.`))
    const startMs = performance.now()
    element.click()
    const check = () => {
      const hasState = (!present || document.querySelector(present)) && (!absent || !document.querySelector(absent))
      if (hasState) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startMs)))
      else requestAnimationFrame(check)
    }
    check()
  })

interface Interaction {
  interaction: string
  maxMs: number
  prepare: (page: Page) => Promise<void>
  button: string
  shown: PageState
}

const monday = '2031-03-10'
const patientPrefix = 'Zaxi'
const block = `.rbc-event[aria-label*="${patientPrefix}"]`
const form = '[role="region"] form'

const openWeek = async (page: Page) => {
  await page.locator('.rbc-time-view').locator(block).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

const openSession = async (page: Page) => {
  await openWeek(page)
  await page.locator(block).dispatchEvent('click')
  await page
    .locator(form)
    .getByLabel('Prix HT')
    .fill(String(60 + Math.round(performance.now() % 20)))
}

const interactionsInWeek: readonly Interaction[] = [
  { interaction: 'open a session', maxMs: 200, prepare: openWeek, button: block, shown: { present: form } },
  {
    interaction: 'save a session',
    maxMs: 300,
    prepare: openSession,
    button: `${form} button[type="submit"]`,
    shown: { present: block, absent: form },
  },
  {
    interaction: 'show the month',
    maxMs: 300,
    prepare: openWeek,
    button: 'main button[value="month"]',
    shown: { present: '.rbc-month-view .rbc-event' },
  },
]

export interface InteractionResult {
  interaction: string
  medianMs: number
  maxMs: number
}

/** Measures opening a session, saving it, and showing the month, in a week with 300 sessions. */
export async function measureInteractions(
  browser: Browser,
  { address, rounds }: { address: string; rounds: number },
): Promise<InteractionResult[]> {
  const api = new DemoApi(address)
  await createSessions(api, monday, patientPrefix, { startTimes: ['06:00'] })
  const context = await openVisitorContext(browser, api.token)
  const results: InteractionResult[] = []
  for (const { interaction, maxMs, prepare, button, shown } of interactionsInWeek) {
    const durationsMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage()
      await page.goto(`${address}/pros/sessions?vue=semaine&date=${monday}&praticien=tous`)
      await prepare(page)
      durationsMs.push(await page.evaluate(measurePressToPaint, { button, ...shown }))
      await page.close()
    }
    results.push({ interaction, maxMs, medianMs: median(durationsMs) })
  }
  await context.close()
  return results
}
