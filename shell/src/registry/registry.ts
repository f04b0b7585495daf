import { isRegistry } from 'shared/federation/guards'
import type { AreaName, RegisteredArea, Registry } from 'shared/federation'
import { forgive } from './builds/builds.ts'
import { followed } from './observable.ts'
import { wantsOverrides } from '../overrides/wanted.ts'
import { page } from './integrity/page.ts'
import { report } from './telemetry.ts'
import { forgetPlaceUnlessNeeded } from './builds/canaryIdentity.ts'

const deviceKey = 'complice.registry'
const patience = 3000

/** `device`: the last good copy, because the file could not be had. `none`: there is not even that. */
type Origin = 'page' | 'network' | 'device' | 'awaited' | 'none'

interface Known {
  registry: Registry | undefined
  origin: Origin
}

const fromPage = isRegistry(page.registry) ? page.registry : undefined
const known = followed<Known>(
  fromPage && !wantsOverrides ? { registry: fromPage, origin: 'page' } : { registry: undefined, origin: 'awaited' },
)

/** What a developer put in an area's place; most of the time nothing. */
let overridden = (registry: Registry): Registry => registry
let askedAt = 0
let asking: Promise<void> | undefined

export const useRegistry = known.useValue

export const onRegistry = known.subscribe

export const knownRegistry = (): Registry | undefined => known.get().registry

export const registeredArea = (name: AreaName): RegisteredArea | undefined => knownRegistry()?.areas[name]

/** The page usually brings the registry; else three seconds for the file, then the device's copy. */
export async function startRegistry(): Promise<void> {
  askedAt = performance.now()
  if (wantsOverrides) {
    // Its own file: nobody else pays for it. Without it the deployed areas are served.
    const overrides = await import('../overrides/overrides.ts').catch(() => undefined)
    overridden = (await overrides?.readOverrides().catch(() => undefined)) ?? overridden
  }
  if (fromPage) keep(fromPage, 'page')
  else await refreshRegistry()
}

/** Asks for what is live now. Failing changes nothing of what is known. */
export function refreshRegistry(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

/** Asks again when the last answer is older; nobody waits for it. */
export function refreshWhenOlder(milliseconds: number): void {
  if (performance.now() - askedAt > milliseconds) void refreshRegistry()
}

async function ask(): Promise<void> {
  askedAt = performance.now()
  try {
    const answer = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(patience) })
    const registry: unknown = answer.ok ? await answer.json() : undefined
    if (!isRegistry(registry)) throw new Error(`No registry in the answer ${answer.status}`)
    if (registry.serial >= (knownRegistry()?.serial ?? 0)) keep(registry, 'network')
  } catch (error) {
    if (knownRegistry()) return
    const registry = fromDevice()
    report(
      {
        area: 'mf-shell',
        build: page.shell?.base.split('/')[2] ?? 'unknown',
        phase: 'registry',
        outcome: registry ? 'previous' : 'away',
      },
      error,
    )
    known.become({ registry: registry && overridden(registry), origin: registry ? 'device' : 'none' })
  }
}

function keep(registry: Registry, origin: Origin): void {
  const former = known.get()
  if (former.registry?.serial !== registry.serial || origin === 'page') keepOnDevice(registry)
  else if (former.origin !== 'device') return
  const before: Readonly<Record<string, RegisteredArea>> = former.registry?.areas ?? {}
  for (const [name, area] of Object.entries(registry.areas)) {
    if (JSON.stringify(area) !== JSON.stringify(before[name])) forgive(area)
  }
  known.become({ registry: overridden(registry), origin })
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
    forgetPlaceUnlessNeeded(registry)
    localStorage.setItem(deviceKey, JSON.stringify(registry))
  } catch {
    // A full or closed storage only costs the copy.
  }
}
