import type { AreaBuild, AreaName, Registry } from 'shared/federation'
import { isAreaBuild } from 'shared/federation/guards'
import { storage } from 'shared/session'
import { createObservable } from '../createObservable.ts'
import { requestedOverrides, overridesKey } from './requestedOverrides.ts'

const requestTimeoutMs = 3000

interface Override {
  area: string
  origin: string
  /** Undefined when no server responds, or when it serves no build of this area. */
  build?: AreaBuild
}

/** `isRefused`: this deployment does not allow overrides. */
const overrides = createObservable<{ isRefused: boolean; list: readonly Override[] }>({ isRefused: false, list: [] })

export const useOverrides = overrides.useValue

/** Parses `mf-agenda@http://localhost:5001,mf-patients@http://127.0.0.1:5002`. Accepts only this machine as host. */
export const parseOverrides = (text: string): Override[] =>
  text.split(',').flatMap((part) => {
    const [, area, origin] =
      /^(mf-[a-z][a-z0-9-]*)@(http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)\/?$/.exec(part.trim()) ?? []
    return area && origin ? [{ area, origin }] : []
  })

/**
 * Returns a function that replaces areas by a developer's own builds, with the deployed builds as fallback; undefined
 * when no override is requested or allowed.
 */
export async function readOverrides(): Promise<((registry: Registry) => Registry) | undefined> {
  const requested = parseOverrides(requestedOverrides())
  if (requested.length === 0) {
    storage.remove(overridesKey)
    return undefined
  }
  if (!(await areOverridesAllowed())) {
    storage.remove(overridesKey)
    overrides.set({ isRefused: true, list: [] })
    return undefined
  }
  storage.write(overridesKey, requestedOverrides())
  const list = await Promise.all(requested.map(async (override) => ({ ...override, ...(await fetchBuild(override)) })))
  overrides.set({ isRefused: false, list })
  return (registry) => list.reduce(withOverride, registry)
}

async function areOverridesAllowed(): Promise<boolean> {
  try {
    const response = await fetch('/settings.json', { signal: AbortSignal.timeout(requestTimeoutMs) })
    const settings: { overrides?: unknown } = await response.json()
    return settings.overrides === true
  } catch {
    return false
  }
}

async function fetchBuild({ area, origin }: Override): Promise<{ build?: AreaBuild }> {
  try {
    const response = await fetch(`${origin}/remote.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const build: unknown = await response.json()
    return isAreaBuild(build) && build.descriptor.name === area ? { build: { ...build, base: `${origin}/` } } : {}
  } catch {
    return {}
  }
}

const localBuildId = 'local'

function withOverride(registry: Registry, { build }: Override): Registry {
  if (!build) return registry
  const name: AreaName = build.descriptor.name
  const { current, builds = {} } = registry.areas[name] ?? {}
  return {
    ...registry,
    areas: {
      ...registry.areas,
      [name]: {
        current: localBuildId,
        ...(current && { previous: current }),
        builds: { ...builds, [localBuildId]: build },
      },
    },
  }
}

/** Removes the overrides and reloads. */
export function endOverrides(): void {
  storage.remove(overridesKey)
  const address = new URL(location.href)
  address.searchParams.delete('mf')
  location.replace(address)
}
