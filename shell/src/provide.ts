import { useSession } from 'shared/session'
import { mark } from './mark.ts'
import { prefersReducedData } from './registry/connection.ts'
import { preloadMenuAreas } from './registry/prefetchOnIntent.ts'
import { untilIdle, whenIdle } from './whenIdle.ts'

/** Shared modules that areas use and the shell's first page does not. The shell must import each, or it is not provided. */
const doors = {
  forms: [() => import('shared/ui/data'), () => import('shared/ui/form')],
  practice: [() => import('shared/lists'), () => import('shared/ui/dates')],
  rare: [() => import('shared/ui/charts')],
}

/** Loads them before an area needs them, the rare ones excepted. */
async function preloadDoors(): Promise<void> {
  const signedIn = useSession.getState().token !== null
  for (const open of [...doors.forms, ...(signedIn ? doors.practice : [])]) {
    await untilIdle()
    // One that fails now is loaded again when an area needs it.
    await open().catch(() => undefined)
  }
  if (signedIn) await preloadMenuAreas()
}

export const preloadDoorsWhenIdle = (): void =>
  whenIdle(async () => {
    if (!prefersReducedData()) await preloadDoors()
    mark('preloaded')
  })
