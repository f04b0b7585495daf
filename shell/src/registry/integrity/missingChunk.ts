import type { AreaName } from 'shared/federation'
import { report } from '../telemetry.ts'
import { renewArea, retryArea } from '../areas.ts'
import { followed } from '../observable.ts'
import { beforeLosing } from './scriptIntegrity.ts'
import { loadingOf } from '../builds/loadings.ts'
import { holdsUnsaved, isOutdated, ownerOnScreen } from '../screens/mountedAreas.ts'
import { isProven } from '../builds/buildHealth.ts'
import { refreshRegistry } from '../registry.ts'

/** The area that must be drawn anew and holds what someone typed: nothing is done before they say so. */
const asking = followed<AreaName | undefined>(undefined)

export const useAskedToRenew = asking.useValue

export function answerRenewal(yes: boolean): void {
  const name = asking.get()
  asking.become(undefined)
  if (name && yes) void (isOutdated(name) ? renewArea(name) : retryArea(name))
}

/** A file of an area in use is gone, mostly because another release took its place: the area is drawn anew from that one. */
async function takenCareOf(address: string): Promise<boolean> {
  const name = ownerOnScreen(address)
  const loading = name && loadingOf(name)
  if (!name || loading?.state !== 'ready' || !isProven(loading.base)) return false
  await refreshRegistry()
  const renewed = isOutdated(name)
  if (!renewed && !holdsUnsaved()) return false
  report({ area: name, build: loading.build, phase: 'chunk', outcome: renewed ? 'recovered' : 'shown' })
  if (holdsUnsaved()) asking.become(name)
  else void renewArea(name)
  return true
}

beforeLosing(takenCareOf)
