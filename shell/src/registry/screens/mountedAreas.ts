import type { AreaName } from 'shared/federation'
import { useSession } from 'shared/session'
import { useUnsaved } from 'shared/ui'
import { leave, renewArea } from '../areas.ts'
import { wantedBuild } from '../builds/builds.ts'
import { allLoadings, become, loadingOf, useAllLoadings } from '../builds/loadings.ts'
import type { Loading } from '../builds/loadings.ts'
import { onRegistry, refreshWhenOlder, registeredArea, useRegistry } from '../registry.ts'

/** On screen for less than this, nobody has begun anything in it. */
const justNow = 1500
/** Whoever goes to another area gets what is live, without waiting for the answer. */
const oldOnArrival = 2000

const onScreen = new Map<AreaName, { since: number }>()

export const holdsUnsaved = (): boolean => useUnsaved.getState().forms.size > 0

/** While an area is on screen, its build is not changed behind the user's back. Answers how to take it off. */
export function putOnScreen(name: AreaName): () => void {
  onScreen.set(name, { since: performance.now() })
  followRegistry()
  refreshWhenOlder(oldOnArrival)
  return () => {
    onScreen.delete(name)
    followRegistry()
  }
}

/** Whether an area runs another build than the one that is live. */
export function isOutdated(name: AreaName): boolean {
  const area = registeredArea(name)
  const loading = loadingOf(name)
  return area !== undefined && loading?.state === 'ready' && loading.build !== wantedBuild(area)
}

/** The area on screen of which another build is live. */
export function useOutdated(): AreaName | undefined {
  useRegistry()
  useAllLoadings()
  useSession(({ user }) => user)
  return [...onScreen.keys()].find(isOutdated)
}

/** The area on screen that a file belongs to. */
export const ownerOnScreen = (address: string): AreaName | undefined =>
  [...onScreen.keys()].find((name) => {
    const loading = loadingOf(name)
    return loading?.state === 'ready' && address.startsWith(new URL(loading.base, location.href).href)
  })

/** What nobody looks at follows at once; what is on screen, when nothing can be lost. */
function followRegistry(): void {
  for (const [name, loading] of allLoadings()) {
    const shown = onScreen.get(name)
    if (!isBehind(name, loading)) continue
    if (!shown) {
      leave(name)
      become(name, undefined)
    } else if (loading.state !== 'ready' || (performance.now() - shown.since < justNow && !holdsUnsaved())) {
      void renewArea(name)
    }
  }
}

function isBehind(name: AreaName, loading: Loading): boolean {
  const area = registeredArea(name)
  if (loading.state === 'ready') return isOutdated(name)
  if (loading.state === 'loading')
    return area !== undefined && loading.wanted !== '' && loading.wanted !== wantedBuild(area)
  // Its team changed something since it could not be had.
  return JSON.stringify(area) !== JSON.stringify(loading.area)
}

onRegistry(followRegistry)
useSession.subscribe(followRegistry)
