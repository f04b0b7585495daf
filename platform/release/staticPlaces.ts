import type { Registry } from 'shared/federation'
import { bestMatch } from 'shared/federation/paths'

const isStatic = (segment: string) => !/^[:*]|\?$/.test(segment)

/** `/pros/session` of `/pros/session/:id?` */
export function staticPrefix(path: string): string {
  const segments = path.split('/').filter(Boolean)
  const dynamic = segments.findIndex((segment) => !isStatic(segment))
  return `/${segments.slice(0, dynamic < 0 ? segments.length : dynamic).join('/')}`
}

/**
 * Which area's page stands at which place, for a server that knows addresses and no patterns: it takes the page of the
 * longest place an address begins with. Where several areas begin at one place, it is whose address the place is, or nobody's.
 */
export function staticPlaces({ areas }: Pick<Registry, 'areas'>): Map<string, string | undefined> {
  const owned = Object.entries(areas).flatMap(([name, { current, builds }]) =>
    (builds[current]?.descriptor.paths ?? []).map(({ path }) => ({ path, name, place: staticPrefix(path) })),
  )
  const places = new Map<string, string | undefined>()
  for (const { name, place } of owned) {
    const shared = owned.some((other) => other.place === place && other.name !== name)
    places.set(place, shared ? bestMatch(owned, place)?.name : name)
  }
  return places
}
