import type { Address, AreaModule, AreaName, RegisteredArea } from 'shared/federation'
import { buildsInTurn, forgive, markBad, wantedBuild } from './builds/builds.ts'
import { unhurried } from './connection.ts'
import { loadBuild } from './builds/loadBuild.ts'
import { LoadFailure } from './builds/LoadFailure.ts'
import { become, loadingOf } from './builds/loadings.ts'
import type { Loading, Ready } from './builds/loadings.ts'
import { refreshRegistry, registeredArea } from './registry.ts'
import { report } from './telemetry.ts'

/** Of all the builds but the last together, and of the last chance. */
const patience = { whileAnotherWaits: 11_000, alone: 20_000 }
const aWhile = 4000

const latest = new Map<AreaName, symbol>()

/** Fetches the area unless it is there or on its way, and what its page opens with. */
export async function loadArea(name: AreaName, address: Address): Promise<void> {
  if (!loadingOf(name)) await load(name)
  prefetch(name, address)
}

/** Ahead of its use. Failing leaves no trace: it is asked for once more when it is wanted. */
export async function warmArea(name: AreaName): Promise<void> {
  if (loadingOf(name)) return
  await load(name)
  if (loadingOf(name)?.state === 'away') become(name, undefined)
}

/** What an address of the area opens with, if its code is there. */
export function prefetch(name: AreaName, { pathname, search }: Address): void {
  const loading = loadingOf(name)
  if (loading?.state !== 'ready') return
  try {
    loading.module.prefetch?.({ pathname, search })
  } catch (error) {
    report({ area: name, build: loading.build, phase: 'load', outcome: 'shown' }, error)
  }
}

/** 'Réessayer': asks what is live now, then for the code again, without a reload of the page. */
export async function retryArea(name: AreaName): Promise<void> {
  const area = registeredArea(name)
  if (area) forgive(area)
  leave(name)
  become(name, { state: 'loading', slow: false, wanted: '' })
  await refreshRegistry()
  await load(name)
  const outcome = loadingOf(name)
  if (outcome?.state === 'ready') report({ area: name, build: outcome.build, phase: 'load', outcome: 'recovered' })
}

/** The best build but the one that runs takes its place, as long as the page stands. */
export async function stepBack(name: AreaName): Promise<void> {
  const loading = loadingOf(name)
  const area = registeredArea(name)
  if (area && loading?.state === 'ready') markBad(area, loading.build)
  await renewArea(name)
}

export const canStepBack = (name: AreaName, from: string): boolean => {
  const area = registeredArea(name)
  return area !== undefined && buildsInTurn(area).some((build) => build !== from)
}

/** The build that is live takes the place of the one that runs. */
export async function renewArea(name: AreaName): Promise<void> {
  leave(name)
  await load(name)
}

/** Lets the build that runs clean up after itself. */
export function leave(name: AreaName): void {
  const loading = loadingOf(name)
  if (loading?.state === 'ready') letGo(loading.module)
}

function letGo({ dispose }: AreaModule): void {
  try {
    dispose?.()
  } catch {
    // It is leaving: how it leaves does not matter.
  }
}

async function load(name: AreaName): Promise<void> {
  const area = registeredArea(name)
  const turn = Symbol(name)
  latest.set(name, turn)
  const inTime = (loading: Loading) => latest.get(name) === turn && become(name, loading)
  const onItsWay = { state: 'loading', wanted: area ? wantedBuild(area) : '' } as const

  become(name, { ...onItsWay, slow: false })
  const soSlow = setTimeout(() => inTime({ ...onItsWay, slow: true }), aWhile)
  const found = area && (await firstThatWorks(name, area))
  clearTimeout(soSlow)
  if (latest.get(name) === turn) become(name, found ?? { state: 'away', area })
  else if (found) letGo(found.module)
}

async function firstThatWorks(name: AreaName, area: RegisteredArea): Promise<Ready | undefined> {
  const inTurn = buildsInTurn(area)
  const failed: string[] = []
  for (const id of inTurn) {
    const build = area.builds[id]
    if (!build) continue
    const last = failed.length === inTurn.length - 1
    try {
      const module = await loadBuild(
        build,
        unhurried(last ? patience.alone : patience.whileAnotherWaits / (inTurn.length - 1)),
      )
      // Another one works: these are at fault, not the network.
      for (const each of failed) markBad(area, each)
      return { state: 'ready', build: id, base: build.base, module }
    } catch (trouble) {
      failed.push(id)
      const phase = trouble instanceof LoadFailure ? trouble.phase : 'load'
      report({ area: name, build: id, phase, outcome: last ? 'away' : 'previous' }, trouble)
    }
  }
  return undefined
}
