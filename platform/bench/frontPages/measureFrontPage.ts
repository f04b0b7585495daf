import type { Browser, Page } from '@playwright/test'
import { newPhoneVisitor } from '../phone.ts'

/** What a page downloads on a phone until it stands still, untouched; in bytes as they are transferred, headers included. */
export interface PageWeight {
  bytes: number
  scriptBytes: number
  imageBytes: number
  requests: number
}

const timeoutMs = 60_000

/** How long nothing is asked for any more: a front page may start late what measures its visitors. */
const quietMs = 5_000

/** Resolves once nothing was under way for as long as `quietMs`, at the latest after `timeoutMs`. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load', { timeout: timeoutMs })
  const { promise, resolve } = Promise.withResolvers<void>()
  let quiet = setTimeout(resolve, quietMs)
  const latest = setTimeout(resolve, timeoutMs)
  page.on('request', () => {
    clearTimeout(quiet)
    quiet = setTimeout(resolve, quietMs)
  })
  await promise
  clearTimeout(quiet)
  clearTimeout(latest)
}

/** Loads a front page as a new visitor on a phone, and touches nothing. Refused, it throws: a wall is no front page. */
export async function measureFrontPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await newPhoneVisitor(browser)
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
    const response = await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs })
    if (!response?.ok()) throw new Error(`${address} returned ${response?.status()}`)
    await untilQuiet(page)
    return weight
  } finally {
    await context.close()
  }
}
