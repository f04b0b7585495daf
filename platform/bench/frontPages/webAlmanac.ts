import type { PageWeight } from './measureFrontPage.ts'

/** The median home page on a phone in July 2025, from the HTTP Archive's crawl; its kilobytes have 1,024 bytes. */
export const webAlmanac = {
  source: 'Web Almanac 2025, chapter Page Weight: https://almanac.httparchive.org/en/2025/page-weight',
  medianHomePage: { bytes: 2_559 * 1024, scriptBytes: 632 * 1024, imageBytes: 911 * 1024 },
} as const satisfies { source: string; medianHomePage: Omit<PageWeight, 'requests'> }
