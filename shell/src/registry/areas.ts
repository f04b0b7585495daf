import type { PageLocation, AreaModule, AreaName, RegisteredArea } from 'shared/federation'
import { buildsByPriority, clearBadBuilds, markBuildBad, preferredBuild } from './builds/builds.ts'
import { scaledTimeoutMs } from './connection.ts'
import { loadBuild } from './builds/loadBuild.ts'
import { LoadFailure } from './LoadFailure.ts'
import { buildTimeoutMs, loaderTimeouts } from './loaderTimeouts.ts'
import { setAreaState, areaStateOf } from './builds/areaStates.ts'
import type { AreaState, ReadyAreaState } from './builds/areaStates.ts'
import { refreshRegistry, registeredArea } from './registry.ts'
import { reportFault } from './telemetry.ts'

const latestLoadByArea = new Map<AreaName, symbol>()

/** Loads the area unless that was tried before, and prefetches the code and the data of the page at `address`. */
export async function loadArea(name: AreaName, address: PageLocation): Promise<void> {
  if (!areaStateOf(name)) await load(name)
  prefetch(name, address)
}

/** Loads the area in advance. A failure is not remembered: the area is loaded again when needed. */
export async function preloadArea(name: AreaName): Promise<void> {
  if (areaStateOf(name)) return
  await load(name)
  if (areaStateOf(name)?.state === 'unavailable') setAreaState(name, undefined)
}

/** Fetches the code and the data of the page at an address, if the area is loaded. */
export function prefetch(name: AreaName, { pathname, search }: PageLocation): void {
  const areaState = areaStateOf(name)
  if (areaState?.state !== 'ready') return
  try {
    areaState.module.prefetch?.({ pathname, search })
  } catch (error) {
    reportFault({ area: name, build: areaState.build, phase: 'load', outcome: 'shown' }, error)
  }
}

/** Handles 'Réessayer': refreshes the registry, then loads the area again, in the same document. */
export async function retryArea(name: AreaName): Promise<void> {
  const area = registeredArea(name)
  if (area) clearBadBuilds(area)
  disposeArea(name)
  setAreaState(name, { state: 'loading', isSlow: false, wantedBuild: '' })
  await refreshRegistry()
  await load(name)
  const result = areaStateOf(name)
  if (result?.state === 'ready') reportFault({ area: name, build: result.build, phase: 'load', outcome: 'recovered' })
}

/** Marks the running build as bad, and replaces it by the next build in `buildsByPriority`. */
export async function replaceByNextBuild(name: AreaName): Promise<void> {
  const areaState = areaStateOf(name)
  const area = registeredArea(name)
  if (area && areaState?.state === 'ready') markBuildBad(area, areaState.build)
  await reloadArea(name)
}

export const hasOtherBuild = (name: AreaName, buildId: string): boolean => {
  const area = registeredArea(name)
  return area !== undefined && buildsByPriority(area).some((build) => build !== buildId)
}

/** Replaces the running build by the first one of `buildsByPriority` that works. */
export async function reloadArea(name: AreaName): Promise<void> {
  disposeArea(name)
  await load(name)
}

/** Runs the clean-up of the running build. */
export function disposeArea(name: AreaName): void {
  const areaState = areaStateOf(name)
  if (areaState?.state === 'ready') disposeModule(areaState.module)
}

function disposeModule({ dispose }: AreaModule): void {
  try {
    dispose?.()
  } catch {
    // The build is being replaced: a failure here has no effect on the user.
  }
}

async function load(name: AreaName): Promise<void> {
  const area = registeredArea(name)
  const attempt = Symbol(name)
  latestLoadByArea.set(name, attempt)
  const setIfLatest = (areaState: AreaState) => latestLoadByArea.get(name) === attempt && setAreaState(name, areaState)
  const loadingState = { state: 'loading', wantedBuild: area ? preferredBuild(area) : '' } as const

  setAreaState(name, { ...loadingState, isSlow: false })
  const slowTimer = setTimeout(() => setIfLatest({ ...loadingState, isSlow: true }), loaderTimeouts.slowAfterMs)
  const readyState = area && (await loadFirstWorkingBuild(name, area))
  clearTimeout(slowTimer)
  if (latestLoadByArea.get(name) === attempt) setAreaState(name, readyState ?? { state: 'unavailable', area })
  else if (readyState) disposeModule(readyState.module)
}

async function loadFirstWorkingBuild(name: AreaName, area: RegisteredArea): Promise<ReadyAreaState | undefined> {
  const candidates = buildsByPriority(area)
  const failedBuilds: string[] = []
  for (const id of candidates) {
    const build = area.builds[id]
    if (!build) continue
    const isLast = failedBuilds.length === candidates.length - 1
    try {
      const module = await loadBuild(build, scaledTimeoutMs(buildTimeoutMs(candidates.length, isLast)))
      // This build works, so the failed ones are at fault, not the network.
      for (const failedBuild of failedBuilds) markBuildBad(area, failedBuild)
      return { state: 'ready', build: id, base: build.base, module }
    } catch (error) {
      failedBuilds.push(id)
      const phase = error instanceof LoadFailure ? error.phase : 'load'
      reportFault({ area: name, build: id, phase, outcome: isLast ? 'away' : 'previous' }, error)
    }
  }
  return undefined
}
