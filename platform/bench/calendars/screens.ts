import type { Browser, Page } from '@playwright/test'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { newVisitor } from '../browser.ts'
import type { TokenSource } from '../origins.ts'
import { median } from '../rounds.ts'

export interface PeriodTurn {
  view: 'week' | 'month'
  /** A day of the first period shown. The bench turns to the next period and back. */
  day: string
  /** Minimum number of event blocks that both periods render. */
  blocks: number
}

interface Selectors {
  next: string
  previous: string
  title: string
  block: string
}

const agendaSelectors: Selectors = {
  next: 'main button[aria-label$="suivante"], main button[aria-label$="suivant"]',
  previous: 'main button[aria-label^="Semaine précédente"], main button[aria-label^="Mois précédent"]',
  title: 'main h2[aria-live]',
  block: '.rbc-event',
}
const fullCalendarSelectors: Selectors = {
  next: '.fc-next-button',
  previous: '.fc-prev-button',
  title: '.fc-toolbar-title',
  block: '.fc-event',
}

/** Measures the time from the click until the frame is painted that shows the other period with its sessions. */
const turnDurationMs = ({
  button,
  title,
  block,
  blocks,
}: {
  button: string
  title: string
  block: string
  blocks: number
}) =>
  new Promise<number>((resolve) => {
    const heading = document.querySelector(title)
    const previousTitle = heading?.textContent
    const startMs = performance.now()
    document.querySelector<HTMLElement>(button)?.click()
    // A message posted in this frame arrives after the painting, because the browser paints after the frame's
    // callbacks.
    const reportPainted = () => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - startMs))
      port1.start()
      port2.postMessage(undefined)
    }
    const check = () => {
      const isShown =
        document.querySelector(title)?.textContent !== previousTitle &&
        document.querySelectorAll(block).length >= blocks
      requestAnimationFrame(isShown ? reportPainted : check)
    }
    check()
  })

const slowDown = async (page: Page, rate: number) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

/** Turns to the next period and back, `rounds` times; returns the durations in milliseconds. */
async function turnDurationsMs(
  page: Page,
  { next, previous, ...selectors }: Selectors,
  blocks: number,
  rounds: number,
): Promise<number[]> {
  const durationsMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const button of [next, previous]) {
      durationsMs.push(await page.evaluate(turnDurationMs, { ...selectors, blocks, button }))
      // Waits until the work that follows the painting has ended, so that the next turn does not include it.
      await page.waitForTimeout(400)
    }
  }
  return durationsMs
}

async function openAgendaPage(
  browser: Browser,
  address: string,
  token: TokenSource,
  { view, day, blocks }: PeriodTurn,
): Promise<Page> {
  const context = await newVisitor(browser, token)
  const page = await context.newPage()
  await page.goto(`${address}/pros/sessions?vue=${view === 'week' ? 'semaine' : 'mois'}&date=${day}&praticien=tous`)
  await page.waitForFunction(
    ([block, minBlocks]) => document.querySelectorAll(block).length >= minBlocks,
    [agendaSelectors.block, blocks] as const,
    { timeout: 60_000 },
  )
  // Waits until the agenda, which is now idle, has prefetched the neighbouring periods.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
  return page
}

async function openFullCalendarPage(
  browser: Browser,
  script: string,
  sessions: readonly ShortSession[],
  { view, day, blocks }: PeriodTurn,
): Promise<Page> {
  const context = await newVisitor(browser)
  const page = await context.newPage()
  await page.setContent('<!doctype html><html lang="fr"><body></body></html>')
  await page.addScriptTag({ path: script })
  const events = sessions.map(({ id, title, date, startTime, endTime }) => ({
    id,
    title,
    start: `${date}T${startTime}`,
    end: `${date}T${endTime}`,
  }))
  await page.evaluate(
    ([shownView, shownDay, shownEvents]) =>
      void Reflect.apply(Reflect.get(window, 'renderCalendar'), window, [shownView, shownDay, shownEvents]),
    [view, day, events] as const,
  )
  await page.waitForFunction(
    ([block, minBlocks]) => document.querySelectorAll(block).length >= minBlocks,
    [fullCalendarSelectors.block, blocks] as const,
    { timeout: 60_000 },
  )
  return page
}

/**
 * Measures turning to the next period and back, alternately in the product and in FullCalendar with the same sessions.
 * Returns the medians in milliseconds.
 */
export async function measureNavigation(
  browser: Browser,
  setup: { address: string; token: TokenSource; script: string; sessions: readonly ShortSession[]; rounds: number },
  turn: PeriodTurn,
) {
  const [agendaPage, fullCalendarPage] = [
    await openAgendaPage(browser, setup.address, setup.token, turn),
    await openFullCalendarPage(browser, setup.script, setup.sessions, turn),
  ]
  const durationsMs: { agenda: number[]; fullCalendar: number[] } = { agenda: [], fullCalendar: [] }
  for (const page of [agendaPage, fullCalendarPage]) await slowDown(page, 4)
  for (let round = 0; round < setup.rounds; round += 1) {
    await agendaPage.bringToFront()
    durationsMs.agenda.push(...(await turnDurationsMs(agendaPage, agendaSelectors, turn.blocks, 1)))
    await fullCalendarPage.bringToFront()
    durationsMs.fullCalendar.push(...(await turnDurationsMs(fullCalendarPage, fullCalendarSelectors, turn.blocks, 1)))
  }
  await agendaPage.context().close()
  await fullCalendarPage.context().close()
  return { agenda: median(durationsMs.agenda), fullCalendar: median(durationsMs.fullCalendar) }
}
