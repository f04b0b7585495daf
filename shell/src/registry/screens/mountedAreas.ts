import type { AreaName } from 'shared/federation'
import { useSession } from 'shared/session'
import { useUnsaved } from 'shared/ui'
import { disposeArea, reloadArea } from '../areas.ts'
import { preferredBuild } from '../builds/builds.ts'
import { allAreaStates, setAreaState, areaStateOf, useAllAreaStates } from '../builds/areaStates.ts'
import type { AreaState } from '../builds/areaStates.ts'
import { onRegistry, refreshWhenOlder, registeredArea, useRegistry } from '../registry.ts'

/** Time after mounting during which an area is assumed to have no input that a reload would lose. */
const justMountedMs = 1500
/** Maximum age of the registry when an area is mounted; an older one is refreshed in the background. */
const staleOnMountMs = 2000

const mountsByArea = new Map<AreaName, { mountedAtMs: number }>()

export const hasUnsavedForms = (): boolean => useUnsaved.getState().forms.size > 0

/**
 * Registers a mounted area, so that its build is not replaced without asking. Returns a function that unregisters it.
 */
export function registerMountedArea(name: AreaName): () => void {
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
  const areaState = areaStateOf(name)
  return area !== undefined && areaState?.state === 'ready' && areaState.build !== preferredBuild(area)
}

/** The mounted area that runs an outdated build. */
export function useOutdatedArea(): AreaName | undefined {
  // Renders again when the result may have changed.
  useRegistry()
  useAllAreaStates()
  useSession(({ user }) => user)
  return [...mountsByArea.keys()].find(isOutdated)
}

/** Returns the mounted area to whose build the file at this URL belongs. */
export const mountedAreaOf = (address: string): AreaName | undefined =>
  [...mountsByArea.keys()].find((name) => {
    const areaState = areaStateOf(name)
    return areaState?.state === 'ready' && address.startsWith(new URL(areaState.base, location.href).href)
  })

/**
 * Applies a changed registry: immediately to unmounted areas, and to a mounted area only if no input can be lost.
 */
function applyRegistry(): void {
  for (const [name, areaState] of allAreaStates()) {
    const mount = mountsByArea.get(name)
    if (!isStale(name, areaState)) continue
    if (!mount) {
      disposeArea(name)
      setAreaState(name, undefined)
    } else if (
      areaState.state !== 'ready' ||
      (performance.now() - mount.mountedAtMs < justMountedMs && !hasUnsavedForms())
    ) {
      void reloadArea(name)
    }
  }
}

/** Whether an area in any state must be loaded again; `isOutdated` only covers areas that are ready. */
function isStale(name: AreaName, areaState: AreaState): boolean {
  const area = registeredArea(name)
  if (areaState.state === 'ready') return isOutdated(name)
  if (areaState.state === 'loading')
    return area !== undefined && areaState.wantedBuild !== '' && areaState.wantedBuild !== preferredBuild(area)
  // An area that could not be loaded is stale once its registry entry has changed.
  return JSON.stringify(area) !== JSON.stringify(areaState.area)
}

onRegistry(applyRegistry)
useSession.subscribe(applyRegistry)
