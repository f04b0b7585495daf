import type { AreaBuild, AreaName, Registry } from 'shared/federation'
import { isAreaBuild } from 'shared/federation/guards'
import { followed } from '../registry/observable.ts'
import { overridesAskedFor, tabKey } from './wanted.ts'

const patience = 3000

interface Override {
  area: string
  origin: string
  /** Missing: nobody answers there, or what answers is no build of this area. */
  build?: AreaBuild
}

/** `refused`: this product does not allow any. */
const overrides = followed<{ refused: boolean; list: readonly Override[] }>({ refused: false, list: [] })

export const useOverrides = overrides.useValue

/** `mf-agenda@http://localhost:5001,mf-patients@http://127.0.0.1:5002`. This machine only. */
export const parseOverrides = (text: string): Override[] =>
  text.split(',').flatMap((part) => {
    const [, area, origin] =
      /^(mf-[a-z][a-z0-9-]*)@(http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)\/?$/.exec(part.trim()) ?? []
    return area && origin ? [{ area, origin }] : []
  })

/** Puts the builds of a developer's machine in the place of the deployed ones, which stand behind them. */
export async function readOverrides(): Promise<((registry: Registry) => Registry) | undefined> {
  const asked = parseOverrides(overridesAskedFor())
  if (asked.length === 0) {
    sessionStorage.removeItem(tabKey)
    return undefined
  }
  if (!(await areAllowed())) {
    sessionStorage.removeItem(tabKey)
    overrides.become({ refused: true, list: [] })
    return undefined
  }
  sessionStorage.setItem(tabKey, overridesAskedFor())
  const list = await Promise.all(asked.map(async (one) => ({ ...one, ...(await buildAt(one)) })))
  overrides.become({ refused: false, list })
  return (registry) => list.reduce(withOverride, registry)
}

async function areAllowed(): Promise<boolean> {
  try {
    const answer = await fetch('/settings.json', { signal: AbortSignal.timeout(patience) })
    const settings: { overrides?: unknown } = await answer.json()
    return settings.overrides === true
  } catch {
    return false
  }
}

async function buildAt({ area, origin }: Override): Promise<{ build?: AreaBuild }> {
  try {
    const answer = await fetch(`${origin}/remote.json`, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    const build: unknown = await answer.json()
    return isAreaBuild(build) && build.descriptor.name === area ? { build: { ...build, base: `${origin}/` } } : {}
  } catch {
    return {}
  }
}

const local = 'local'

function withOverride(registry: Registry, { build }: Override): Registry {
  if (!build) return registry
  const name: AreaName = build.descriptor.name
  const { current, builds = {} } = registry.areas[name] ?? {}
  return {
    ...registry,
    areas: {
      ...registry.areas,
      [name]: { current: local, ...(current && { previous: current }), builds: { ...builds, [local]: build } },
    },
  }
}

/** Back to what is deployed. */
export function endOverrides(): void {
  sessionStorage.removeItem(tabKey)
  const address = new URL(location.href)
  address.searchParams.delete('mf')
  location.replace(address)
}
