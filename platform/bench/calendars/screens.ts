import type { Browser, Page } from '@playwright/test'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { newVisitor } from '../browser.ts'
import type { TokenSource } from '../origins.ts'
import { median } from '../rounds.ts'

export interface Turn {
  view: 'week' | 'month'
  /** A day of the period shown first; the other is the one that follows. */
  day: string
  /** Blocks that both periods draw at least. */
  blocks: number
}

interface Selectors {
  next: string
  previous: string
  title: string
  block: string
}

const ourSelectors: Selectors = {
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

/** From the click until the frame that shows the other period, with its sessions, has been painted. */
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
    const former = heading?.textContent
    const startMs = performance.now()
    document.querySelector<HTMLElement>(button)?.click()
    // What was drawn is painted after this frame's callbacks; a task begun in it ends after the painting.
    const reportPainted = () => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - startMs))
      port1.start()
      port2.postMessage(undefined)
    }
    const check = () => {
      const isShown =
        document.querySelector(title)?.textContent !== former && document.querySelectorAll(block).length >= blocks
      requestAnimationFrame(isShown ? reportPainted : check)
    }
    check()
  })

const slowDown = async (page: Page, rate: number) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

/** Forth and back repeatedly, on a processor slowed down to a quarter. Returns milliseconds. */
async function turnsOf(
  page: Page,
  { next, previous, ...selectors }: Selectors,
  blocks: number,
  rounds: number,
): Promise<number[]> {
  const durationsMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const button of [next, previous]) {
      durationsMs.push(await page.evaluate(turnDurationMs, { ...selectors, blocks, button }))
      // What the page does after it has painted is not the next turn's.
      await page.waitForTimeout(400)
    }
  }
  return durationsMs
}

async function ourPage(
  browser: Browser,
  address: string,
  token: TokenSource,
  { view, day, blocks }: Turn,
): Promise<Page> {
  const context = await newVisitor(browser, token)
  const page = await context.newPage()
  await page.goto(`${address}/pros/sessions?vue=${view === 'week' ? 'semaine' : 'mois'}&date=${day}`)
  await page.waitForFunction(
    ([block, least]) => document.querySelectorAll(block).length >= least,
    [ourSelectors.block, blocks] as const,
    { timeout: 60_000 },
  )
  // The neighbours are fetched while the page rests.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
  return page
}

async function theirPage(
  browser: Browser,
  script: string,
  sessions: readonly ShortSession[],
  { view, day, blocks }: Turn,
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
    ([shownView, shownDay, drawn]) =>
      void Reflect.apply(Reflect.get(window, 'draw'), window, [shownView, shownDay, drawn]),
    [view, day, events] as const,
  )
  await page.waitForFunction(
    ([block, least]) => document.querySelectorAll(block).length >= least,
    [fullCalendarSelectors.block, blocks] as const,
    { timeout: 60_000 },
  )
  return page
}

/** Medians of turning to the next period and back, ours and theirs in turns on the same sessions. */
export async function measureTurns(
  browser: Browser,
  given: { address: string; token: TokenSource; script: string; sessions: readonly ShortSession[]; rounds: number },
  turn: Turn,
) {
  const [mine, other] = [
    await ourPage(browser, given.address, given.token, turn),
    await theirPage(browser, given.script, given.sessions, turn),
  ]
  const durationsMs: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  for (const page of [mine, other]) await slowDown(page, 4)
  for (let round = 0; round < given.rounds; round += 1) {
    await mine.bringToFront()
    durationsMs.ours.push(...(await turnsOf(mine, ourSelectors, turn.blocks, 1)))
    await other.bringToFront()
    durationsMs.theirs.push(...(await turnsOf(other, fullCalendarSelectors, turn.blocks, 1)))
  }
  await mine.context().close()
  await other.context().close()
  return { ours: median(durationsMs.ours), theirs: median(durationsMs.theirs) }
}
