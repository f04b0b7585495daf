import type { Browser, CDPSession, Page } from '@playwright/test'

/** What a first page cost, up to the moment it could be used. */
export interface Cost {
  milliseconds: number
  scripts: number
  bytes: number
}

const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const slowProcessor = 4

/** A new browser, an empty cache, a slow line and a slow processor. */
async function openPage(browser: Browser): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  return { page, session, close: () => context.close() }
}

/** The scripts asked for from now on, with the bytes of each once they are known. */
function watchScripts(session: CDPSession): Map<string, Promise<number>> {
  const scripts = new Map<string, Promise<number>>()
  const known = new Map<string, (bytes: number) => void>()
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!new URL(request.url).pathname.endsWith('.js') || scripts.has(request.url)) return
    const { promise, resolve } = Promise.withResolvers<number>()
    scripts.set(request.url, promise)
    known.set(request.url, resolve)
  })
  session.on('Network.responseReceived', ({ response }) => {
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')
    known.get(response.url)?.(Number(length?.[1] ?? 0))
  })
  return scripts
}

/** The first visit of an address: how long until what was come for is on the screen, and what was fetched by then. */
export async function firstVisit(browser: Browser, address: string, ready: string): Promise<Cost> {
  const { page, session, close } = await openPage(browser)
  const scripts = watchScripts(session)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    const milliseconds = await (await page.waitForFunction(isThere, ready, { polling: 'raf', timeout: 60_000 })).jsonValue()
    const sizes = await Promise.all(scripts.values())
    return { milliseconds, scripts: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  } finally {
    await close()
  }
}

/** Milliseconds since the address was asked for; nothing as long as it is not there. */
const isThere = (selector: string) => (document.querySelector(selector) ? performance.now() : 0)

export const median = (values: readonly number[]): number => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
