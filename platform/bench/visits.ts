import type { Browser, Page } from '@playwright/test'
import { totalBytes, newVisitor, openThrottledPage, waitUntilShown } from './browser.ts'
import type { ThrottledPage } from './browser.ts'
import type { BenchPage } from './pages.ts'
import type { TokenSource } from './origins.ts'

/** Time and downloads until the first page is usable. */
export interface FirstVisit {
  durationMs: number
  scripts: number
  bytes: number
}

/** Visits a page for the first time: measures the time until its data is shown, and the scripts downloaded by then. */
export const firstVisit = (
  browser: Browser,
  origin: string,
  { path, ready }: BenchPage,
  token?: TokenSource,
): Promise<FirstVisit> =>
  withThrottledPage(browser, token, async ({ page, traffic }) => {
    await page.goto(origin + path, { waitUntil: 'commit' })
    const durationMs = await waitUntilShown(page, ready)
    const scripts = await traffic.scripts()
    return { durationMs, scripts: scripts.length, bytes: totalBytes(scripts) }
  })

/**
 * Measures the milliseconds from a first page to another area: cold, or prefetched because the pointer rests on its
 * link.
 */
export const navigationMs = (
  browser: Browser,
  origin: string,
  from: BenchPage,
  to: BenchPage,
  prefetched: boolean,
  token: TokenSource,
): Promise<number> =>
  withThrottledPage(browser, token, async ({ page }) => {
    await page.goto(origin + from.path, { waitUntil: 'commit' })
    await waitUntilShown(page, from.ready)
    if (prefetched) await prefetchByHover(page, to)
    const startedAtMs = await startNavigation(page, to.path)
    return (await waitUntilShown(page, to.ready)) - startedAtMs
  })

/** Moves the pointer to the menu entry and waits until the page is idle. */
async function prefetchByHover(page: Page, { path }: BenchPage): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/** Navigates as a click on a link does, without hovering it first. Returns the page's `performance.now()` in milliseconds. */
export const startNavigation = (page: Page, path: string): Promise<number> =>
  page.evaluate((address) => {
    const startedAtMs = performance.now()
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    return startedAtMs
  }, path)

/** Measures a visit to all five areas in turn. */
export const visitAllAreas = (
  browser: Browser,
  origin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
): Promise<FirstVisit> =>
  withThrottledPage(browser, token, async ({ page, traffic }) => {
    const [first, ...others] = benchPages
    const startedAtMs = performance.now()
    if (first) {
      await page.goto(origin + first.path, { waitUntil: 'commit' })
      await waitUntilShown(page, first.ready)
    }
    for (const { path, ready } of others) {
      await startNavigation(page, path)
      await waitUntilShown(page, ready)
    }
    const scripts = await traffic.scripts()
    return { durationMs: performance.now() - startedAtMs, scripts: scripts.length, bytes: totalBytes(scripts) }
  })

/** Returns the scripts that a returning visitor downloads after `change`. */
export async function revisitAfter(
  browser: Browser,
  origin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
  change: () => Promise<void>,
): Promise<{ path: string; bytes: number }[]> {
  const context = await newVisitor(browser, token)
  try {
    const before = await context.newPage()
    for (const { path, ready } of benchPages) {
      await before.goto(origin + path)
      await waitUntilShown(before, ready)
    }
    await before.close()
    await change()
    const { page, traffic } = await openThrottledPage(context)
    for (const { path, ready } of benchPages) {
      await page.goto(origin + path)
      await waitUntilShown(page, ready)
    }
    return await traffic.scripts()
  } finally {
    await context.close()
  }
}

async function withThrottledPage<T>(
  browser: Browser,
  token: TokenSource | undefined,
  visit: (slow: ThrottledPage) => Promise<T>,
): Promise<T> {
  const context = await newVisitor(browser, token)
  try {
    return await visit(await openThrottledPage(context))
  } finally {
    await context.close()
  }
}
