import { pollRegistry } from './freshness.ts'
import { whenIdle } from '../whenIdle.ts'
import { watchStrayErrors } from './strayErrors.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

const isDevelopersMachine = ['localhost', '127.0.0.1'].includes(location.hostname)

/** Starts the tasks that run as long as the document is open. */
export function startBackgroundTasks(): void {
  pollRegistry()
  prefetchOnIntent()
  watchStrayErrors()
  if (isDevelopersMachine)
    whenIdle(() => void import('./federation/devtoolsSnapshot.ts').then(({ publishSnapshot }) => publishSnapshot()))
}
