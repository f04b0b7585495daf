import type { TokenSource } from './origins.ts'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const cpuSlowdownRate = 4

/**
 * Returns a browser context with an empty cache, in which the tour was seen and the cookies were chosen; signed in if
 * there is a token.
 */
export async function openVisitorContext(browser: Browser, token?: TokenSource): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })
  await context.addInitScript(
    (jwtToken) => {
      localStorage.setItem('complice.tourSeen', '1')
      localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
      if (jwtToken) localStorage.setItem('jwtToken', jwtToken)
    },
    await token?.(),
  )
  return context
}

export interface ThrottledPage {
  page: Page
  traffic: Traffic
}

/** Opens a page on a slow 4G connection, with the CPU slowed down to a quarter. */
export async function openThrottledPage(context: BrowserContext): Promise<ThrottledPage> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const traffic = new Traffic(session)
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownRate })
  return { page, traffic }
}

interface DownloadedScript {
  path: string
  bytes: number
}

/** Records the scripts that a page downloads; scripts from the cache are left out. */
class Traffic {
  private readonly paths = new Map<string, string>()
  private readonly sizes = new Map<string, Promise<number>>()
  private readonly resolveSize = new Map<string, (bytes: number) => void>()

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url)
      if (!pathname.endsWith('.js')) return
      const { promise, resolve } = Promise.withResolvers<number>()
      this.paths.set(requestId, pathname)
      this.sizes.set(requestId, promise)
      this.resolveSize.set(requestId, resolve)
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => this.resolveSize.get(requestId)?.(0))
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')
      this.resolveSize.get(requestId)?.(response.fromDiskCache ? 0 : Number(length?.[1] ?? 0))
    })
    session.on('Network.loadingFailed', ({ requestId }) => this.resolveSize.get(requestId)?.(0))
  }

  /** Returns the scripts downloaded so far, once the size of each is known. */
  async scripts(): Promise<DownloadedScript[]> {
    const scripts = await Promise.all(
      [...this.sizes].map(async ([id, size]) => ({ path: this.paths.get(id) ?? '', bytes: await size })),
    )
    return scripts.filter(({ bytes }) => bytes > 0)
  }
}

export const totalBytes = (scripts: readonly DownloadedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Conditions on the live page, after it has replaced the server-composed page: its heading, an element, a text. All
 * conditions that are set must hold.
 */
export interface PageCondition {
  /** The text of its `h1`. */
  heading?: string
  selector?: string
  /** A regular expression that the text of `<main>` must match. */
  text?: string
}

const timeIfConditionHolds = ({ heading, selector, text }: PageCondition): number | false => {
  const main = document.querySelector('main')
  const isShown =
    !document.querySelector('#composed') &&
    (heading === undefined || document.querySelector('#contenu h1')?.textContent === heading) &&
    (selector === undefined || document.querySelector(selector)) &&
    (text === undefined || new RegExp(text).test(main?.innerText ?? ''))
  return isShown ? performance.now() : false
}

/** Waits until the condition is true and returns the page's `performance.now()` at that moment, in milliseconds. */
export const waitUntilShown = async (page: Page, condition: PageCondition): Promise<number> =>
  Number(
    await (
      await page.waitForFunction(timeIfConditionHolds, condition, { polling: 'raf', timeout: 60_000 })
    ).jsonValue(),
  )
