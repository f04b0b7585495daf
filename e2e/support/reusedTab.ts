import type { Browser, Page } from '@playwright/test'

/**
 * Returns a function that returns the same tab to all tests of a worker. A tab per test would start a process and
 * compile the product's scripts again, which took a third of the tests' processor time.
 */
export function createReusedTab(): (browser: Browser) => Promise<Page> {
  let page: Page | undefined
  return async (browser) => {
    page ??= await browser.newPage()
    return page
  }
}
