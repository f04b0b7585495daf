import { useSyncExternalStore } from 'react'
import type { AreaModule, AreaName } from 'shared/federation'
import { loadBuild } from './loadBuild.ts'
import { refreshRegistry, registeredArea } from './registry.ts'

/** Of the current build, when another one stands behind it; and of the last chance. */
const patience = { whenAnotherWaits: 11_000, alone: 20_000 }
const aWhile = 4000

export type Loading =
  | { state: 'loading'; slow: boolean }
  | { state: 'ready'; build: string; module: AreaModule }
  | { state: 'away' }

const loadings = new Map<AreaName, Loading>()
const listeners = new Set<() => void>()

const become = (name: AreaName, loading: Loading): void => {
  loadings.set(name, loading)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLoading = (name: AreaName): Loading | undefined => useSyncExternalStore(subscribe, () => loadings.get(name))

/** Fetches the area unless it is there or on its way: on its path, or when its menu entry is about to be used. */
export async function loadArea(name: AreaName): Promise<void> {
  const { state } = loadings.get(name) ?? {}
  if (state === undefined || state === 'away') await load(name)
}

/** 'Réessayer': asks what is live now, then for the code again, without a reload of the page. */
export async function retryArea(name: AreaName): Promise<void> {
  forget(name)
  become(name, { state: 'loading', slow: false })
  await refreshRegistry()
  await load(name)
}

/** The build before the current one takes its place, as long as the page stands. */
export async function stepBack(name: AreaName): Promise<void> {
  forget(name)
  await load(name, true)
}

export const canStepBack = (name: AreaName, from: string): boolean => {
  const previous = registeredArea(name)?.previous
  return previous !== undefined && previous !== from
}

function forget(name: AreaName): void {
  const loading = loadings.get(name)
  if (loading?.state !== 'ready') return
  try {
    loading.module.dispose?.()
  } catch {
    // It is leaving because it failed: how it leaves does not matter.
  }
}

async function load(name: AreaName, olderFirst = false): Promise<void> {
  become(name, { state: 'loading', slow: false })
  const soSlow = setTimeout(() => become(name, { state: 'loading', slow: true }), aWhile)
  const found = await firstThatWorks(name, olderFirst)
  clearTimeout(soSlow)
  become(name, found ?? { state: 'away' })
}

async function firstThatWorks(name: AreaName, olderFirst: boolean): Promise<Loading | undefined> {
  const area = registeredArea(name)
  if (!area) return undefined
  const inTurn = [area.current, area.previous].filter((build) => build !== undefined)
  if (olderFirst) inTurn.reverse()
  for (const [rank, id] of inTurn.entries()) {
    const build = area.builds[id]
    const last = rank === inTurn.length - 1
    if (!build) continue
    try {
      return { state: 'ready', build: id, module: await loadBuild(build, last ? patience.alone : patience.whenAnotherWaits) }
    } catch (trouble) {
      reportError(trouble)
    }
  }
  return undefined
}
