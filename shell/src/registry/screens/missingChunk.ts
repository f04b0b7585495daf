import type { AreaName } from 'shared/federation'
import { reportFault } from '../telemetry.ts'
import { reloadArea, retryArea } from '../areas.ts'
import { observable } from '../../observable.ts'
import { onMissingFile } from '../integrity/scriptIntegrity.ts'
import { loadingOf } from '../builds/loadings.ts'
import { hasUnsavedForms, isOutdated, mountedAreaOf } from './mountedAreas.ts'
import { isStable } from '../builds/buildHealth.ts'
import { refreshRegistry } from '../registry.ts'

/** The area that must be reloaded but has unsaved input: the user decides. */
const reloadRequest = observable<AreaName | undefined>(undefined)

export const useReloadRequest = reloadRequest.useValue

export function settleReloadRequest(accepted: boolean): void {
  const name = reloadRequest.get()
  reloadRequest.set(undefined)
  if (name && accepted) void (isOutdated(name) ? reloadArea(name) : retryArea(name))
}

/**
 * Reloads a mounted area, one of whose files is missing, mostly after a release. Returns whether it did so or asks
 * the user.
 */
async function handleMissingChunk(address: string): Promise<boolean> {
  const name = mountedAreaOf(address)
  const loading = name && loadingOf(name)
  if (!name || loading?.state !== 'ready' || !isStable(loading.base)) return false
  await refreshRegistry()
  const isAreaOutdated = isOutdated(name)
  if (!isAreaOutdated && !hasUnsavedForms()) return false
  reportFault({ area: name, build: loading.build, phase: 'chunk', outcome: isAreaOutdated ? 'recovered' : 'shown' })
  if (hasUnsavedForms()) reloadRequest.set(name)
  else void reloadArea(name)
  return true
}

onMissingFile(handleMissingChunk)
