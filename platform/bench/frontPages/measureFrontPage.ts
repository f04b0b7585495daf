import type { Browser, Page } from '@playwright/test'
import { openPhoneContext } from '../phone.ts'

/**
 * The downloads of a page on a phone, without interaction, until the network is idle; in bytes as transferred,
 * including headers.
 */
export interface PageWeight {
  bytes: number
  scriptBytes: number
  imageBytes: number
  requests: number
}

const timeoutMs = 60_000

/**
 * Time without requests after which a page counts as loaded; it is long because front pages may start analytics late.
 */
const idleMs = 5_000

/**
 * Waits for the `load` event, and then for `idleMs` without a new request, but at most `timeoutMs`. Rejects when the
 * event does not come within `timeoutMs`.
 */
async function waitForNetworkIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load', { timeout: timeoutMs })
  const { promise, resolve } = Promise.withResolvers<void>()
  let idleTimer = setTimeout(resolve, idleMs)
  const timeoutTimer = setTimeout(resolve, timeoutMs)
  page.on('request', () => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(resolve, idleMs)
  })
  await promise
  clearTimeout(idleTimer)
  clearTimeout(timeoutTimer)
}

/**
 * Loads a front page as a new visitor on a phone, without interaction. Throws when the site refuses the request,
 * because an error page must not be measured.
 */
export async function measureFrontPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await openPhoneContext(browser)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const weight: PageWeight = { bytes: 0, scriptBytes: 0, imageBytes: 0, requests: 0 }
    session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
      if (!request.url.startsWith('http')) return
      if (!types.has(requestId)) weight.requests += 1
      types.set(requestId, type)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId)
      if (type === undefined) return
      weight.bytes += encodedDataLength
      if (type === 'Script') weight.scriptBytes += encodedDataLength
      if (type === 'Image') weight.imageBytes += encodedDataLength
    })
    const response = await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs })
    if (!response?.ok()) throw new Error(`${url} returned ${response?.status()}`)
    await waitForNetworkIdle(page)
    return weight
  } finally {
    await context.close()
  }
}
