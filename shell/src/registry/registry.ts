import { isRegistry } from 'shared/federation/guards'
import { storage } from 'shared/session'
import type { AreaName, RegisteredArea, Registry } from 'shared/federation'
import { clearBadBuilds } from './builds/builds.ts'
import { createObservable } from '../createObservable.ts'
import { wantsOverrides } from '../overrides/requestedOverrides.ts'
import { loaderTimeouts } from './loaderTimeouts.ts'
import { pageData } from './integrity/pageData.ts'
import { reportFault } from './telemetry.ts'
import { clearUnusedBucket } from './builds/canaryIdentity.ts'

const storageKey = 'complice.registry'

/**
 * Source of the registry. `device`: the last good copy, because the file could not be fetched. `none`: neither the file
 * nor a copy is available. `awaited`: the file is still being fetched.
 */
type Origin = 'page' | 'network' | 'device' | 'awaited' | 'none'

interface KnownRegistry {
  registry: Registry | undefined
  origin: Origin
}

const pageRegistry = isRegistry(pageData.registry) ? pageData.registry : undefined
const currentRegistry = createObservable<KnownRegistry>(
  pageRegistry && !wantsOverrides
    ? { registry: pageRegistry, origin: 'page' }
    : { registry: undefined, origin: 'awaited' },
)

/** Replaces areas by a developer's own builds; without overrides, returns the registry unchanged. */
let applyOverrides = (registry: Registry): Registry => registry
let requestedAtMs = 0
let pendingRequest: Promise<void> | undefined

export const useRegistry = currentRegistry.useValue

export const onRegistry = currentRegistry.subscribe

export const knownRegistry = (): Registry | undefined => currentRegistry.get().registry

export const registeredArea = (name: AreaName): RegisteredArea | undefined => knownRegistry()?.areas[name]

/**
 * Reads the registry from the page; otherwise from `/registry.json`, or from the device's copy if that request fails or
 * takes three seconds.
 */
export async function startRegistry(): Promise<void> {
  requestedAtMs = performance.now()
  if (wantsOverrides) {
    // A separate chunk, loaded only here. When it cannot be loaded, the deployed areas are used.
    const overrides = await import('../overrides/overrides.ts').catch(() => undefined)
    applyOverrides = (await overrides?.readOverrides().catch(() => undefined)) ?? applyOverrides
  }
  if (pageRegistry) accept(pageRegistry, 'page')
  else await refreshRegistry()
}

/** Fetches the registry. After a failure the known registry stays in use. */
export function refreshRegistry(): Promise<void> {
  pendingRequest ??= fetchRegistry().finally(() => (pendingRequest = undefined))
  return pendingRequest
}

/** Refreshes the registry in the background when the last request is older than this many milliseconds. */
export function refreshWhenOlder(milliseconds: number): void {
  if (performance.now() - requestedAtMs > milliseconds) void refreshRegistry()
}

async function fetchRegistry(): Promise<void> {
  requestedAtMs = performance.now()
  try {
    const response = await fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(loaderTimeouts.registryMs),
    })
    const registry: unknown = response.ok ? await response.json() : undefined
    if (!isRegistry(registry)) throw new Error(`No registry in the response ${response.status}`)
    if (registry.serial >= (knownRegistry()?.serial ?? 0)) accept(registry, 'network')
  } catch (error) {
    if (knownRegistry()) return
    const registry = readFromDevice()
    reportFault(
      {
        area: 'mf-shell',
        build: pageData.shell?.base.split('/')[2] ?? 'unknown',
        phase: 'registry',
        outcome: registry ? 'previous' : 'away',
      },
      error,
    )
    currentRegistry.set({ registry: registry && applyOverrides(registry), origin: registry ? 'device' : 'none' })
  }
}

function accept(registry: Registry, origin: Origin): void {
  const previous = currentRegistry.get()
  if (previous.registry?.serial !== registry.serial || origin === 'page') saveToDevice(registry)
  else if (previous.origin !== 'device') return
  const previousAreas: Readonly<Record<string, RegisteredArea>> = previous.registry?.areas ?? {}
  for (const [name, area] of Object.entries(registry.areas)) {
    if (JSON.stringify(area) !== JSON.stringify(previousAreas[name])) clearBadBuilds(area)
  }
  currentRegistry.set({ registry: applyOverrides(registry), origin })
}

function readFromDevice(): Registry | undefined {
  try {
    const copy: unknown = JSON.parse(storage.read(storageKey) ?? 'null')
    return isRegistry(copy) ? copy : undefined
  } catch {
    return undefined
  }
}

function saveToDevice(registry: Registry): void {
  clearUnusedBucket(registry)
  storage.write(storageKey, JSON.stringify(registry))
}
