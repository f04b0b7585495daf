import type { Browser, Page } from '@playwright/test'
import { bytesOf, newVisitor, openSlowly, whenSeen } from './browser.ts'
import type { SlowPage } from './browser.ts'
import type { BenchPage } from './pages.ts'
import type { TokenSource } from './origins.ts'

/** What a first page costs until it can be used. */
export interface FirstVisit {
  milliseconds: number
  scripts: number
  bytes: number
}

/** The first visit of a page: the time until its data is shown, and the scripts downloaded by then. */
export const firstVisit = (
  browser: Browser,
  origin: string,
  { path, ready }: BenchPage,
  token?: TokenSource,
): Promise<FirstVisit> =>
  visiting(browser, token, async ({ page, traffic }) => {
    await page.goto(origin + path, { waitUntil: 'commit' })
    const milliseconds = await whenSeen(page, ready)
    const scripts = await traffic.scripts()
    return { milliseconds, scripts: scripts.length, bytes: bytesOf(scripts) }
  })

/** Milliseconds from a first page to another area: cold, or warmed, after the pointer has stayed on its link. */
export const navigation = (
  browser: Browser,
  origin: string,
  from: BenchPage,
  to: BenchPage,
  warmed: boolean,
  token: TokenSource,
): Promise<number> =>
  visiting(browser, token, async ({ page }) => {
    await page.goto(origin + from.path, { waitUntil: 'commit' })
    await whenSeen(page, from.ready)
    if (warmed) await prefetchByHover(page, to)
    const begun = await follow(page, to.path)
    return (await whenSeen(page, to.ready)) - begun
  })

/** Moves the pointer to the menu entry and waits until the page is idle. */
async function prefetchByHover(page: Page, { path }: BenchPage): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/** Navigates as a link does, without a pointer that approaches it. Returns the page's time in milliseconds. */
export const follow = (page: Page, path: string): Promise<number> =>
  page.evaluate((address) => {
    const begun = performance.now()
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    return begun
  }, path)

/** The scripts of a visit to all five areas, one after the other. */
export const wholeVisit = (
  browser: Browser,
  origin: string,
  benchPages: readonly BenchPage[],
  token: TokenSource,
): Promise<FirstVisit> =>
  visiting(browser, token, async ({ page, traffic }) => {
    const [first, ...others] = benchPages
    const begun = performance.now()
    if (first) {
      await page.goto(origin + first.path, { waitUntil: 'commit' })
      await whenSeen(page, first.ready)
    }
    for (const { path, ready } of others) {
      await follow(page, path)
      await whenSeen(page, ready)
    }
    const scripts = await traffic.scripts()
    return { milliseconds: performance.now() - begun, scripts: scripts.length, bytes: bytesOf(scripts) }
  })

/** The scripts that a returning visitor downloads after `change`. */
export async function visitAfter(
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
      await whenSeen(before, ready)
    }
    await before.close()
    await change()
    const { page, traffic } = await openSlowly(context)
    for (const { path, ready } of benchPages) {
      await page.goto(origin + path)
      await whenSeen(page, ready)
    }
    return await traffic.scripts()
  } finally {
    await context.close()
  }
}

async function visiting<T>(
  browser: Browser,
  token: TokenSource | undefined,
  act: (slow: SlowPage) => Promise<T>,
): Promise<T> {
  const context = await newVisitor(browser, token)
  try {
    return await act(await openSlowly(context))
  } finally {
    await context.close()
  }
}
