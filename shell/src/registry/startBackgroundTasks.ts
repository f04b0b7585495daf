import { pollRegistry } from './freshness.ts'
import { watchStrayErrors } from './strayErrors.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

/** Starts what runs as long as the document is open. */
export function startBackgroundTasks(): void {
  pollRegistry()
  prefetchOnIntent()
  watchStrayErrors()
}
