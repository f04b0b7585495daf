import { useSession } from 'shared/session'
import { markMilestone } from './markMilestone.ts'
import { prefersReducedData } from './registry/connection.ts'
import { preloadMenuAreas } from './registry/prefetchOnIntent.ts'
import { untilIdle, whenIdle } from './whenIdle.ts'

/**
 * Entry points of `shared` that areas use and the shell's first page does not. The shell must import each of them to
 * provide it to areas.
 */
const entryPoints = {
  forms: [() => import('shared/ui/data'), () => import('shared/ui/form')],
  practice: [() => import('shared/lists'), () => import('shared/ui/dates')],
  rare: [() => import('shared/ui/charts')],
}

/** Loads in advance the entry points of forms, and for members those of the practice, then the areas of the menu. */
async function preloadEntryPoints(): Promise<void> {
  const isSignedIn = useSession.getState().token !== null
  for (const load of [...entryPoints.forms, ...(isSignedIn ? entryPoints.practice : [])]) {
    await untilIdle()
    // An entry point that cannot be loaded now is loaded again when an area needs it.
    await load().catch(() => undefined)
  }
  if (isSignedIn) await preloadMenuAreas()
}

export const preloadEntryPointsWhenIdle = (): void =>
  whenIdle(async () => {
    if (!prefersReducedData()) await preloadEntryPoints()
    markMilestone('preloaded')
  })
