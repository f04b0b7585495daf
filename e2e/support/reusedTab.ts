import type { Browser, Page } from '@playwright/test'

/**
 * Gives the tests of a worker one tab, in which they load document after document. In a tab of its own each test would
 * start a process and compile the product's scripts again: a third of their processor time.
 */
export function reusedTab(): (browser: Browser) => Promise<Page> {
  let page: Page | undefined
  return async (browser) => {
    page ??= await browser.newPage()
    return page
  }
}
