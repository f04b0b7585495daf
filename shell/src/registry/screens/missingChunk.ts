import type { AreaName } from 'shared/federation'
import { reportFault } from '../telemetry.ts'
import { reloadArea, retryArea } from '../areas.ts'
import { createObservable } from '../../createObservable.ts'
import { onMissingFile } from '../integrity/scriptIntegrity.ts'
import { areaStateOf } from '../builds/areaStates.ts'
import { hasUnsavedForms, isOutdated, mountedAreaOf } from './mountedAreas.ts'
import { isStable } from '../builds/buildHealth.ts'
import { refreshRegistry } from '../registry.ts'

/** Area that must be reloaded but has unsaved input; undefined once the user has decided. */
const reloadRequest = createObservable<AreaName | undefined>(undefined)

export const useReloadRequest = reloadRequest.useValue

export function settleReloadRequest(isAccepted: boolean): void {
  const name = reloadRequest.get()
  reloadRequest.set(undefined)
  if (name && isAccepted) void (isOutdated(name) ? reloadArea(name) : retryArea(name))
}

/**
 * Handles a missing file of a mounted area, usually after a release: reloads the area if another build is due, or asks
 * the user first when a form is unsaved. Returns whether it reloads or asks.
 */
async function handleMissingChunk(address: string): Promise<boolean> {
  const name = mountedAreaOf(address)
  const areaState = name && areaStateOf(name)
  if (!name || areaState?.state !== 'ready' || !isStable(areaState.base)) return false
  await refreshRegistry()
  const isAreaOutdated = isOutdated(name)
  if (!isAreaOutdated && !hasUnsavedForms()) return false
  reportFault({ area: name, build: areaState.build, phase: 'chunk', outcome: isAreaOutdated ? 'recovered' : 'shown' })
  if (hasUnsavedForms()) reloadRequest.set(name)
  else void reloadArea(name)
  return true
}

onMissingFile(handleMissingChunk)
