import type { Browser, CDPSession, Page } from '@playwright/test'

/** What a first page cost, up to the moment it could be used. */
export interface Cost {
  milliseconds: number
  scripts: number
  bytes: number
}

export const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const slowProcessor = 4

/** A new browser, an empty cache, a slow line and a slow processor. */
export async function openPage(browser: Browser, slow = true): Promise<{ page: Page; scripts: () => Omit<Cost, 'milliseconds'>; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const scripts = await countScripts(session)
  if (slow) {
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  }
  return { page, scripts, close: () => context.close() }
}

async function countScripts(session: CDPSession): Promise<() => Omit<Cost, 'milliseconds'>> {
  const sizes = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && !/\.js$/.test(new URL(response.url).pathname)) return
    sizes.set(response.url.replace(/\?.*/, ''), Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? 0) || Number(requestId === ''))
  })
  return () => ({ scripts: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) })
}

/** The first visit of an address: how long until what was come for is on the screen, and what was fetched by then. */
export async function firstVisit(browser: Browser, address: string, ready: string): Promise<Cost> {
  const { page, scripts, close } = await openPage(browser)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    const milliseconds = await (await page.waitForFunction(isThere, ready, { polling: 'raf', timeout: 60_000 })).jsonValue()
    return { milliseconds, ...scripts() }
  } finally {
    await close()
  }
}

/** Milliseconds since the address was asked for; nothing as long as it is not there. */
const isThere = (selector: string) => (document.querySelector(selector) ? performance.now() : 0)

export const median = (values: readonly number[]): number => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
