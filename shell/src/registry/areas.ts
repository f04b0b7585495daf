import type { Address, AreaModule, AreaName, RegisteredArea } from 'shared/federation'
import { buildsByPriority, clearBadBuilds, markBuildBad, preferredBuild } from './builds/builds.ts'
import { scaledTimeoutMs } from './connection.ts'
import { loadBuild } from './builds/loadBuild.ts'
import { LoadFailure } from './LoadFailure.ts'
import { buildTimeoutMs, loaderTimeouts } from './loaderTimeouts.ts'
import { setLoading, loadingOf } from './builds/loadings.ts'
import type { Loading, Ready } from './builds/loadings.ts'
import { refreshRegistry, registeredArea } from './registry.ts'
import { reportFault } from './telemetry.ts'

const latestLoadByArea = new Map<AreaName, symbol>()

/** Loads the area unless it is loaded or loading, and prefetches the data of the page at `address`. */
export async function loadArea(name: AreaName, address: Address): Promise<void> {
  if (!loadingOf(name)) await load(name)
  prefetch(name, address)
}

/** Loads the area in advance. A failure is not remembered: the area is loaded again when needed. */
export async function preloadArea(name: AreaName): Promise<void> {
  if (loadingOf(name)) return
  await load(name)
  if (loadingOf(name)?.state === 'away') setLoading(name, undefined)
}

/** Fetches the data of the page at an address, if the area's code is loaded. */
export function prefetch(name: AreaName, { pathname, search }: Address): void {
  const loading = loadingOf(name)
  if (loading?.state !== 'ready') return
  try {
    loading.module.prefetch?.({ pathname, search })
  } catch (error) {
    reportFault({ area: name, build: loading.build, phase: 'load', outcome: 'shown' }, error)
  }
}

/** Handles 'Réessayer': refreshes the registry, then loads the area again, in the same document. */
export async function retryArea(name: AreaName): Promise<void> {
  const area = registeredArea(name)
  if (area) clearBadBuilds(area)
  disposeArea(name)
  setLoading(name, { state: 'loading', slow: false, wanted: '' })
  await refreshRegistry()
  await load(name)
  const outcome = loadingOf(name)
  if (outcome?.state === 'ready') reportFault({ area: name, build: outcome.build, phase: 'load', outcome: 'recovered' })
}

/** Replaces the running build by the next best one, until the document is reloaded. */
export async function replaceByNextBuild(name: AreaName): Promise<void> {
  const loading = loadingOf(name)
  const area = registeredArea(name)
  if (area && loading?.state === 'ready') markBuildBad(area, loading.build)
  await reloadArea(name)
}

export const hasOtherBuild = (name: AreaName, from: string): boolean => {
  const area = registeredArea(name)
  return area !== undefined && buildsByPriority(area).some((build) => build !== from)
}

/** Replaces the running build by the live one. */
export async function reloadArea(name: AreaName): Promise<void> {
  disposeArea(name)
  await load(name)
}

/** Lets the running build clean up. */
export function disposeArea(name: AreaName): void {
  const loading = loadingOf(name)
  if (loading?.state === 'ready') disposeModule(loading.module)
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
  const setIfLatest = (loading: Loading) => latestLoadByArea.get(name) === attempt && setLoading(name, loading)
  const pending = { state: 'loading', wanted: area ? preferredBuild(area) : '' } as const

  setLoading(name, { ...pending, slow: false })
  const slowTimer = setTimeout(() => setIfLatest({ ...pending, slow: true }), loaderTimeouts.slowAfterMs)
  const found = area && (await loadFirstWorkingBuild(name, area))
  clearTimeout(slowTimer)
  if (latestLoadByArea.get(name) === attempt) setLoading(name, found ?? { state: 'away', area })
  else if (found) disposeModule(found.module)
}

async function loadFirstWorkingBuild(name: AreaName, area: RegisteredArea): Promise<Ready | undefined> {
  const candidates = buildsByPriority(area)
  const failed: string[] = []
  for (const id of candidates) {
    const build = area.builds[id]
    if (!build) continue
    const isLast = failed.length === candidates.length - 1
    try {
      const module = await loadBuild(build, scaledTimeoutMs(buildTimeoutMs(candidates.length, isLast)))
      // This build works, so the failed ones are at fault, not the network.
      for (const failedBuild of failed) markBuildBad(area, failedBuild)
      return { state: 'ready', build: id, base: build.base, module }
    } catch (error) {
      failed.push(id)
      const phase = error instanceof LoadFailure ? error.phase : 'load'
      reportFault({ area: name, build: id, phase, outcome: isLast ? 'away' : 'previous' }, error)
    }
  }
  return undefined
}
