import type { Browser, Page } from '@playwright/test'
import { totalBytes, openVisitorContext, openThrottledPage, waitUntilShown } from './browser.ts'
import type { ThrottledPage } from './browser.ts'
import type { BenchPage } from './pages.ts'
import type { TokenSource } from './origins.ts'

/** The time until the first page is usable, and the scripts downloaded by then. */
export interface FirstVisit {
  durationMs: number
  scripts: number
  bytes: number
}

/** Visits a page for the first time: measures the time until its data is shown, and the scripts downloaded by then. */
export const measureFirstVisit = (
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
 * Measures the milliseconds from a first page to a page of another area: cold, or prefetched because the pointer
 * rested on its link.
 */
export const measureNavigationMs = (
  browser: Browser,
  origin: string,
  fromPage: BenchPage,
  toPage: BenchPage,
  isPrefetched: boolean,
  token: TokenSource,
): Promise<number> =>
  withThrottledPage(browser, token, async ({ page }) => {
    await page.goto(origin + fromPage.path, { waitUntil: 'commit' })
    await waitUntilShown(page, fromPage.ready)
    if (isPrefetched) await prefetchByHover(page, toPage)
    const startedAtMs = await startNavigation(page, toPage.path)
    return (await waitUntilShown(page, toPage.ready)) - startedAtMs
  })

/** Moves the pointer to the menu entry, and waits until the page has loaded everything. */
async function prefetchByHover(page: Page, { path }: BenchPage): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/**
 * Navigates as a click on a link does, without hovering the link first. Returns the page's `performance.now()` at the
 * start, in milliseconds.
 */
export const startNavigation = (page: Page, path: string): Promise<number> =>
  page.evaluate((address) => {
    const startedAtMs = performance.now()
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    return startedAtMs
  }, path)

/** Measures a visit to all five areas, one after the other. */
export const measureVisitOfAllAreas = (
  browser: Browser,
  origin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
): Promise<FirstVisit> =>
  withThrottledPage(browser, token, async ({ page, traffic }) => {
    const [firstPage, ...otherPages] = benchPages
    const startedAtMs = performance.now()
    if (firstPage) {
      await page.goto(origin + firstPage.path, { waitUntil: 'commit' })
      await waitUntilShown(page, firstPage.ready)
    }
    for (const { path, ready } of otherPages) {
      await startNavigation(page, path)
      await waitUntilShown(page, ready)
    }
    const scripts = await traffic.scripts()
    return { durationMs: performance.now() - startedAtMs, scripts: scripts.length, bytes: totalBytes(scripts) }
  })

/** Returns the scripts that a returning visitor downloads after the function `change` has run. */
export async function revisitAfter(
  browser: Browser,
  origin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
  change: () => Promise<void>,
): Promise<{ path: string; bytes: number }[]> {
  const context = await openVisitorContext(browser, token)
  try {
    const firstTab = await context.newPage()
    for (const { path, ready } of benchPages) {
      await firstTab.goto(origin + path)
      await waitUntilShown(firstTab, ready)
    }
    await firstTab.close()
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
  visit: (throttledPage: ThrottledPage) => Promise<T>,
): Promise<T> {
  const context = await openVisitorContext(browser, token)
  try {
    return await visit(await openThrottledPage(context))
  } finally {
    await context.close()
  }
}
