import type { TokenSource } from './origins.ts'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowProcessor = 4

/** A browser context with an empty cache, signed in when there is a token, without the tour and the cookie banner. */
export async function newVisitor(browser: Browser, token?: TokenSource): Promise<BrowserContext> {
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

export interface SlowPage {
  page: Page
  traffic: Traffic
}

/** A page on a slow 4G line, with a quarter of the processor. */
export async function openSlowly(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const traffic = new Traffic(session)
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  return { page, traffic }
}

interface Fetched {
  path: string
  bytes: number
}

/** The scripts that were downloaded; those from the cache do not count. */
export class Traffic {
  private readonly paths = new Map<string, string>()
  private readonly fetched = new Map<string, Promise<number>>()
  private readonly settle = new Map<string, (bytes: number) => void>()

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url)
      if (!pathname.endsWith('.js')) return
      const { promise, resolve } = Promise.withResolvers<number>()
      this.paths.set(requestId, pathname)
      this.fetched.set(requestId, promise)
      this.settle.set(requestId, resolve)
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => this.settle.get(requestId)?.(0))
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')
      this.settle.get(requestId)?.(response.fromDiskCache ? 0 : Number(length?.[1] ?? 0))
    })
    session.on('Network.loadingFailed', ({ requestId }) => this.settle.get(requestId)?.(0))
  }

  /** All so far; resolves when the size of each is known. */
  async scripts(): Promise<Fetched[]> {
    const sizes = await Promise.all(
      [...this.fetched].map(async ([id, size]) => ({ path: this.paths.get(id) ?? '', bytes: await size })),
    )
    return sizes.filter(({ bytes }) => bytes > 0)
  }
}

export const bytesOf = (scripts: readonly Fetched[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** What a visitor came for: the page's title, an element, or words in its main part. */
export interface Sight {
  title?: string
  selector?: string
  words?: string
}

const isSeen = ({ title, selector, words }: Sight): number | false => {
  const main = document.querySelector('main')
  const seen =
    (title === undefined || document.querySelector('#contenu h1')?.textContent === title) &&
    (selector === undefined || document.querySelector(selector)) &&
    (words === undefined || new RegExp(words).test(main?.innerText ?? ''))
  return seen ? performance.now() : false
}

/** The page's `performance.now()` when the sight is shown, in milliseconds. */
export const whenSeen = async (page: Page, sight: Sight): Promise<number> =>
  Number(await (await page.waitForFunction(isSeen, sight, { polling: 'raf', timeout: 60_000 })).jsonValue())
