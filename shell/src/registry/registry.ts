import { useSyncExternalStore } from 'react'
import { isRegistry } from 'shared/federation/guards'
import type { AreaBuild, AreaName, RegisteredArea, Registry } from 'shared/federation'
import { page } from './page.ts'

const deviceKey = 'complice.registry'
const patience = 3000

/** `device`: the last good copy, because the file could not be had. `none`: there is not even that. */
type Origin = 'page' | 'network' | 'device' | 'awaited' | 'none'

interface Known {
  registry: Registry | undefined
  origin: Origin
}

let known: Known = isRegistry(page.registry)
  ? { registry: page.registry, origin: 'page' }
  : { registry: undefined, origin: 'awaited' }
const listeners = new Set<() => void>()

const become = (next: Known): void => {
  known = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRegistry = (): Known => useSyncExternalStore(subscribe, () => known)

export const knownRegistry = (): Registry | undefined => known.registry

export const registeredArea = (name: AreaName): RegisteredArea | undefined => known.registry?.areas[name]

export const currentBuild = (area: RegisteredArea): AreaBuild | undefined => area.builds[area.current]

/** The page usually brings the registry; else three seconds for the file, then the device's copy. */
export async function startRegistry(): Promise<void> {
  if (known.registry) keepOnDevice(known.registry)
  else await refreshRegistry()
}

/** Asks for what is live now. Failing changes nothing of what is known. */
export async function refreshRegistry(): Promise<void> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(patience) })
    const registry: unknown = answer.ok ? await answer.json() : undefined
    if (!isRegistry(registry)) throw new Error(`No registry in the answer ${answer.status}`)
    if (registry.serial < (known.registry?.serial ?? 0)) return
    keepOnDevice(registry)
    become({ registry, origin: 'network' })
  } catch {
    if (known.registry) return
    const registry = fromDevice()
    become({ registry, origin: registry ? 'device' : 'none' })
  }
}

function fromDevice(): Registry | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(deviceKey) ?? 'null')
    return isRegistry(copy) ? copy : undefined
  } catch {
    return undefined
  }
}

function keepOnDevice(registry: Registry): void {
  try {
    localStorage.setItem(deviceKey, JSON.stringify(registry))
  } catch {
    // A full or closed storage only costs the copy.
  }
}
