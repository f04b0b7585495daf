import type { Browser, Page } from '@playwright/test'

/**
 * Gives all tests of a worker one tab. A tab per test would start a process and compile the product's scripts again: a
 * third of the tests' processor time.
 */
export function reusedTab(): (browser: Browser) => Promise<Page> {
  let page: Page | undefined
  return async (browser) => {
    page ??= await browser.newPage()
    return page
  }
}
