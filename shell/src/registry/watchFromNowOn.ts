import { keepFresh } from './freshness.ts'
import { watchStrayErrors } from './strayErrors.ts'
import { warmLinks } from './prefetchOnIntent.ts'

/** What a page that stays open does by itself. */
export function watchFromNowOn(): void {
  keepFresh()
  warmLinks()
  watchStrayErrors()
}
