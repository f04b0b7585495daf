import type { Page } from '@playwright/test'

/** A check at each frame, which is Playwright's default, would keep the page from being idle. */
const pollMs = 200

const waitForMark = (page: Page, milestone: string, part = ''): Promise<unknown> =>
  page.waitForFunction(
    ([name, text]) =>
      performance
        .getEntriesByName(name)
        .some((entry) => entry instanceof PerformanceMark && String(entry.detail).includes(text)),
    [`complice.${milestone}`, part] as const,
    { polling: pollMs },
  )

/** Waits until the page has shown the area's build long enough that a crash no longer replaces it by itself. */
export const waitUntilStable = (page: Page, folder: string): Promise<unknown> =>
  waitForMark(page, 'area-stable', `/mf/${folder}/`)

/** Waits until all that the page loads ahead is loaded: from then on it fetches nothing by itself. */
export const waitUntilPreloaded = (page: Page): Promise<unknown> => waitForMark(page, 'preloaded')
