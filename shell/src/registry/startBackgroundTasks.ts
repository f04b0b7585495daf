import { pollRegistry } from './pollRegistry.ts'
import { whenIdle } from '../whenIdle.ts'
import { reportUncaughtErrors } from './uncaughtErrors.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

const isDevelopersMachine = ['localhost', '127.0.0.1'].includes(location.hostname)

/** Starts the tasks that run until the document is closed. */
export function startBackgroundTasks(): void {
  pollRegistry()
  prefetchOnIntent()
  reportUncaughtErrors()
  if (isDevelopersMachine)
    whenIdle(() => void import('./federation/devtoolsSnapshot.ts').then(({ publishSnapshot }) => publishSnapshot()))
}
