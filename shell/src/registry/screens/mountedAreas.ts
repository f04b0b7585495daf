import type { AreaName } from 'shared/federation'
import { useSession } from 'shared/session'
import { useUnsaved } from 'shared/ui'
import { disposeArea, reloadArea } from '../areas.ts'
import { preferredBuild } from '../builds/builds.ts'
import { allLoadings, setLoading, loadingOf, useAllLoadings } from '../builds/loadings.ts'
import type { Loading } from '../builds/loadings.ts'
import { onRegistry, refreshWhenOlder, registeredArea, useRegistry } from '../registry.ts'

/** For this time after mounting, an area has no input to lose. */
const justMountedMs = 1500
/** Maximum age of the registry when an area is mounted; an older one is refreshed in the background. */
const staleOnMountMs = 2000

const mountsByArea = new Map<AreaName, { mountedAtMs: number }>()

export const hasUnsavedForms = (): boolean => useUnsaved.getState().forms.size > 0

/**
 * Marks an area as mounted, so that its build is not replaced without asking. Returns a function that marks it
 * unmounted.
 */
export function markMounted(name: AreaName): () => void {
  mountsByArea.set(name, { mountedAtMs: performance.now() })
  applyRegistry()
  refreshWhenOlder(staleOnMountMs)
  return () => {
    mountsByArea.delete(name)
    applyRegistry()
  }
}

/** Whether an area runs another build than this user should get. */
export function isOutdated(name: AreaName): boolean {
  const area = registeredArea(name)
  const loading = loadingOf(name)
  return area !== undefined && loading?.state === 'ready' && loading.build !== preferredBuild(area)
}

/** The mounted area that runs an outdated build. */
export function useOutdated(): AreaName | undefined {
  useRegistry()
  useAllLoadings()
  useSession(({ user }) => user)
  return [...mountsByArea.keys()].find(isOutdated)
}

/** The mounted area to which a file belongs. */
export const mountedAreaOf = (address: string): AreaName | undefined =>
  [...mountsByArea.keys()].find((name) => {
    const loading = loadingOf(name)
    return loading?.state === 'ready' && address.startsWith(new URL(loading.base, location.href).href)
  })

/**
 * Applies a changed registry: at once to areas that are not mounted, and to a mounted one when nothing can be lost.
 */
function applyRegistry(): void {
  for (const [name, loading] of allLoadings()) {
    const mount = mountsByArea.get(name)
    if (!isStale(name, loading)) continue
    if (!mount) {
      disposeArea(name)
      setLoading(name, undefined)
    } else if (
      loading.state !== 'ready' ||
      (performance.now() - mount.mountedAtMs < justMountedMs && !hasUnsavedForms())
    ) {
      void reloadArea(name)
    }
  }
}

function isStale(name: AreaName, loading: Loading): boolean {
  const area = registeredArea(name)
  if (loading.state === 'ready') return isOutdated(name)
  if (loading.state === 'loading')
    return area !== undefined && loading.wanted !== '' && loading.wanted !== preferredBuild(area)
  // The area has changed since it failed to load: try again.
  return JSON.stringify(area) !== JSON.stringify(loading.area)
}

onRegistry(applyRegistry)
useSession.subscribe(applyRegistry)
