import type { PageWeight } from './measureFrontPage.ts'

/** The median home page on a phone in July 2025, of the crawl of HTTP Archive; its kilobytes are of 1,024 bytes. */
export const webAlmanac = {
  source: 'Web Almanac 2025, chapter Page Weight: https://almanac.httparchive.org/en/2025/page-weight',
  medianHomePage: { bytes: 2_559 * 1024, scriptBytes: 632 * 1024, imageBytes: 911 * 1024 },
} as const satisfies { source: string; medianHomePage: Omit<PageWeight, 'requests'> }
