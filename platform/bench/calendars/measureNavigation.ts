import { existsSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { openVisitorContext } from '../browser.ts'
import type { TokenSource } from '../origins.ts'
import { median } from '../rounds.ts'
import { comparedCalendars, scriptOf, styleSheetOf } from './comparedCalendars.ts'
import type { ComparedCalendar } from './comparedCalendars.ts'
import type { CalendarEvent } from './pages/calendarPage.ts'
import { limitOverlappingEvents } from './visibleEvents.ts'

export interface NavigationScene {
  view: 'week' | 'month'
  /** A day of the first period shown. The bench goes to the next period and back. */
  date: string
  /** Minimum number of event blocks that each of the two periods renders. */
  minBlocks: number
}

interface Selectors {
  next: string
  previous: string
  block: string
}

const cpuSlowdownRate = 4
/** Shows the whole calendar, which begins below the header and the toolbar. */
const viewport = { width: 1280, height: 900 }

const agendaSelectors: Selectors = {
  next: 'main button[aria-label$="suivante"], main button[aria-label$="suivant"]',
  previous: 'main button[aria-label^="Semaine précédente"], main button[aria-label^="Mois précédent"]',
  // Without the blocks that contain the sessions beyond three side by side.
  block: '.rbc-event:not([aria-haspopup])',
}
const comparedSelectors = ({ block }: ComparedCalendar): Selectors => ({ next: '#next', previous: '#previous', block })

/**
 * Measures the time from the click until the frame is painted that shows the other period with its sessions. Reads the
 * blocks only in frames that follow a change: reading them in each frame would slow down a calendar that renders in
 * several steps.
 */
function measureClickToPaint({ button, block, minBlocks }: { button: string; block: string; minBlocks: number }) {
  const readBlocks = () => [...document.querySelectorAll(block)].map(({ textContent }) => textContent)
  const previousContent = readBlocks().join('\n')
  let hasChanged = true
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const startMs = performance.now()
  document.querySelector<HTMLElement>(button)?.click()
  return new Promise<number>((resolve) => {
    const check = () => {
      const blocks = hasChanged ? readBlocks() : []
      hasChanged = false
      const isShown = blocks.length >= minBlocks && blocks.join('\n') !== previousContent
      if (!isShown) requestAnimationFrame(check)
      // A task that is queued in a frame runs after the painting: the browser paints after the frame's callbacks.
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startMs)))
    }
    check()
  })
}

/** Counts the blocks of which a part is visible, within the window and within the containers that scroll. */
const countVisibleBlocks = (block: string) =>
  new Promise<number>((resolve) => {
    const blocks = document.querySelectorAll(block)
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(
        entries.filter(
          ({ isIntersecting, target }) => isIntersecting && target.checkVisibility({ visibilityProperty: true }),
        ).length,
      )
    })
    for (const element of blocks) observer.observe(element)
    if (blocks.length === 0) resolve(0)
  })

const waitForBlocks = (page: Page, block: string, minBlocks: number) =>
  page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(selector).length >= count,
    [block, minBlocks] as const,
    { timeout: 60_000 },
  )

/** Goes to the next period and back; returns both durations in milliseconds. */
async function measureRoundTrip(
  page: Page,
  { next, previous, block }: Selectors,
  minBlocks: number,
): Promise<number[]> {
  const durationsMs: number[] = []
  await page.bringToFront()
  const session = await page.context().newCDPSession(page)
  for (const button of [next, previous]) {
    // Only while measuring: a page that is slowed down occupies the processor of the others.
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownRate })
    durationsMs.push(await page.evaluate(measureClickToPaint, { block, minBlocks, button }))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    // Waits until the work that follows the painting has ended, so that the next measurement does not include it.
    await page.waitForTimeout(400)
  }
  await session.detach()
  return durationsMs
}

/** Days of the first month view that have sessions: March, and the first six days of April. */
const daysWithSessions = 37

const toEvent = ({ id, title, date, startTime, endTime }: ShortSession): CalendarEvent => ({
  id,
  title,
  start: `${date}T${startTime}:00`,
  end: `${date}T${endTime}:00`,
})

async function openAgendaPage(
  browser: Browser,
  address: string,
  token: TokenSource,
  { view, date, minBlocks }: NavigationScene,
): Promise<Page> {
  const context = await openVisitorContext(browser, token)
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.goto(`${address}/pros/sessions?vue=${view === 'week' ? 'semaine' : 'mois'}&date=${date}&praticien=tous`)
  await waitForBlocks(page, agendaSelectors.block, minBlocks)
  // Waits until the agenda, which is now idle, has prefetched the neighbouring periods.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
  return page
}

async function openComparedPage(
  browser: Browser,
  calendar: ComparedCalendar,
  sessions: readonly ShortSession[],
  agendaBlocks: number,
  { view, date, minBlocks }: NavigationScene,
): Promise<Page> {
  const context = await openVisitorContext(browser)
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.setContent('<!doctype html><html lang="fr"><body></body></html>')
  if (existsSync(styleSheetOf(calendar))) await page.addStyleTag({ path: styleSheetOf(calendar) })
  await page.addScriptTag({ path: scriptOf(calendar) })
  await page.evaluate((setup) => void Reflect.apply(Reflect.get(window, 'renderCalendar'), window, [setup]), {
    view,
    date,
    events: view === 'week' ? limitOverlappingEvents(sessions.map(toEvent)) : sessions.map(toEvent),
    maxEventsPerDay: Math.round(agendaBlocks / daysWithSessions),
  })
  await waitForBlocks(page, calendar.block, minBlocks)
  return page
}

interface OpenCalendar {
  name: string
  page: Page
  selectors: Selectors
  visibleBlocks: number
  durationsMs: number[]
}

export interface NavigationResult {
  name: string
  medianMs: number
  /** Number of blocks in sight in the first period. */
  visibleBlocks: number
}

/**
 * Measures going to the next period and back, alternately in the product and in each compared calendar. All have the
 * same practice's sessions, and render about as many of them. The first result is the product's.
 */
export async function measureNavigation(
  browser: Browser,
  setup: { address: string; token: TokenSource; sessions: readonly ShortSession[]; rounds: number },
  scene: NavigationScene,
): Promise<NavigationResult[]> {
  const openCalendars: OpenCalendar[] = []
  const addCalendar = async (name: string, page: Page, selectors: Selectors) => {
    const visibleBlocks = await page.evaluate(countVisibleBlocks, selectors.block)
    openCalendars.push({ name, page, selectors, visibleBlocks, durationsMs: [] })
    return visibleBlocks
  }
  const agendaPage = await openAgendaPage(browser, setup.address, setup.token, scene)
  const agendaBlocks = await addCalendar('agenda', agendaPage, agendaSelectors)
  for (const calendar of comparedCalendars) {
    const page = await openComparedPage(browser, calendar, setup.sessions, agendaBlocks, scene)
    await addCalendar(calendar.name, page, comparedSelectors(calendar))
  }
  for (let round = 0; round < setup.rounds; round += 1)
    for (const { page, selectors, durationsMs } of openCalendars)
      durationsMs.push(...(await measureRoundTrip(page, selectors, scene.minBlocks)))
  for (const { page } of openCalendars) await page.context().close()
  return openCalendars.map(({ name, visibleBlocks, durationsMs }) => ({
    name,
    visibleBlocks,
    medianMs: median(durationsMs),
  }))
}
