import type { Page } from '@playwright/test'

/** Interval of the checks. Playwright's default, a check per frame, would keep the page from becoming idle. */
const pollMs = 200

const waitForMark = (page: Page, milestone: string, detail = ''): Promise<unknown> =>
  page.waitForFunction(
    ([name, detailPart]) =>
      performance
        .getEntriesByName(name)
        .some((entry) => entry instanceof PerformanceMark && String(entry.detail).includes(detailPart)),
    [`complice.${milestone}`, detail] as const,
    { polling: pollMs },
  )

/** Waits until the page has displayed the area's build for so long that a crash no longer replaces it automatically. */
export const waitUntilStable = (page: Page, folder: string): Promise<unknown> =>
  waitForMark(page, 'area-stable', `/mf/${folder}/`)

/** Waits until all prefetching has finished. From then on the page fetches no more code by itself. */
export const waitUntilPreloaded = (page: Page): Promise<unknown> => waitForMark(page, 'preloaded')
