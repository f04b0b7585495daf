import type { Browser, Page } from '@playwright/test'
import { openVisitorContext, waitUntilShown } from '../browser.ts'
import type { TokenSource } from '../origins.ts'
import { percentile } from '../../programs/percentile.ts'

export interface ScreenFigures {
  /** From the navigation until the first rows are rendered. */
  firstRowsMs: number
  /** The longest time from a keystroke until the frame that shows the typed letter. */
  keystrokeMs: number
  /** The time from the last letter until the matching rows are rendered. */
  searchMs: number
  scroll: ScrollFigures
  /**
   * The same figures for a page without scripts whose rows are all rendered, which show the browser's own frame times
   * on this machine.
   */
  plainScroll: ScrollFigures
}

/**
 * Frame times while scrolling by `stepPx` per frame. `over33` counts the frames over 33 ms; `workMs` is the main
 * thread's work per frame.
 */
interface ScrollFigures {
  frames: number
  medianMs: number
  p95Ms: number
  over33: number
  workMs: number
}

const stepPx = 60
const scrolledFrames = 300

const plainRow = '<tr><td>Moreau Camille<td>Particulier<td>camille.moreau@exemple.fr<td>06 12 34 56 78<td>Lyon<td>Bien'
const plainTable = `<!doctype html><style>table { width: 100% } td { height: 44px }</style><table>${plainRow.repeat(500)}</table>`

/** Scrolls by `stepPx` at each frame; resolves with the times between frames, in milliseconds. */
const scrollFrames = ({ stepPx: framePx, count }: { stepPx: number; count: number }) =>
  new Promise<number[]>((resolve) => {
    const frameTimesMs: number[] = []
    let lastMs = performance.now()
    const next = (nowMs: number) => {
      frameTimesMs.push(nowMs - lastMs)
      lastMs = nowMs
      if (frameTimesMs.length > count) return resolve(frameTimesMs.slice(1))
      window.scrollBy(0, framePx)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })

/**
 * Returns a function that reads the CPU time of the page's main thread so far, in milliseconds. It depends little on
 * the machine's other load.
 */
async function openWorkCounter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

async function measureScroll(page: Page): Promise<ScrollFigures> {
  const readWorkMs = await openWorkCounter(page)
  const workBeforeMs = await readWorkMs()
  const sortedMs = (await page.evaluate(scrollFrames, { stepPx, count: scrolledFrames })).toSorted((a, b) => a - b)
  return {
    frames: sortedMs.length,
    medianMs: percentile(sortedMs, 0.5),
    p95Ms: percentile(sortedMs, 0.95),
    workMs: ((await readWorkMs()) - workBeforeMs) / sortedMs.length,
    over33: sortedMs.filter((frameMs) => frameMs > 1000 / 30).length,
  }
}

/** Records the time from each input event until the frame that shows it is painted. */
const recordInput = () => {
  const times: number[] = []
  Reflect.set(window, 'inputTimes', times)
  addEventListener('input', ({ timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
  )
}

async function measureKeystrokes(page: Page, word: string): Promise<number> {
  await page.evaluate(recordInput)
  await page.getByLabel('Nom, tél., e-mail ou ville').first().click()
  await page.keyboard.type(word, { delay: 120 })
  const times = await page.waitForFunction((count) => {
    const recorded: unknown = Reflect.get(window, 'inputTimes')
    return Array.isArray(recorded) && recorded.length >= count ? Math.max(...recorded) : false
  }, word.length)
  return Number(await times.jsonValue())
}

/** Measures the list's screen, 1280 px wide, in a practice with thousands of patients. */
export async function measureScreen(browser: Browser, address: string, token: TokenSource): Promise<ScreenFigures> {
  const context = await openVisitorContext(browser, token)
  const page = await context.newPage()
  await page.goto(`${address}/pros/patients`)
  const firstRowsMs = await waitUntilShown(page, { selector: 'tbody tr[data-index]' })
  await page.waitForLoadState('networkidle')
  const scroll = await measureScroll(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const keystrokeMs = await measureKeystrokes(page, 'moreau 1f')
  const lastTypedMs = await page.evaluate(() => performance.now())
  const searchMs =
    (await waitUntilShown(page, { selector: 'tbody tr:not([data-index])', text: 'Moreau 1f' })) - lastTypedMs
  await page.setContent(plainTable)
  const plainScroll = await measureScroll(page)
  await context.close()
  return { firstRowsMs, keystrokeMs, searchMs, scroll, plainScroll }
}
