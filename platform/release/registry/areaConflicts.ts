import type { AreaDescriptor, RegisteredArea } from 'shared/federation'

/** Paths, menu entries and tour steps that two areas claim: each may belong to only one. */
export function areaConflicts(areas: Readonly<Record<string, RegisteredArea>>): string[] {
  const descriptors = Object.values(areas).flatMap(({ current, builds }) => builds[current]?.descriptor ?? [])
  return [
    ...claimedTwice(descriptors, 'the path', ({ paths }) => paths.flatMap(({ path }) => pathShapes(path))),
    ...claimedTwice(descriptors, 'the menu entry', ({ menu }) => menu.map(({ id }) => id)),
    ...claimedTwice(descriptors, 'the tour step', ({ tour }) => tour.map(({ id }) => id)),
  ]
}

/**
 * Normalised forms of a path: `/a/:id` and `/a/:number` are the same, and `/a/:id?` includes `/a`.
 */
function pathShapes(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  const required = segments.findLastIndex((segment) => !segment.endsWith('?')) + 1
  const shapes = segments.map((segment) => segment.replace(/\?$/, '').replace(/^:.*/, ':'))
  return Array.from(
    { length: segments.length - required + 1 },
    (_, optional) => `/${shapes.slice(0, required + optional).join('/')}`,
  )
}

function claimedTwice(
  descriptors: readonly AreaDescriptor[],
  kind: string,
  claimsOf: (descriptor: AreaDescriptor) => string[],
): string[] {
  const owners = new Map<string, string>()
  const conflicts: string[] = []
  for (const descriptor of descriptors) {
    for (const claim of claimsOf(descriptor)) {
      const owner = owners.get(claim)
      if (owner && owner !== descriptor.name)
        conflicts.push(`${kind} ${claim} is claimed by ${owner} and by ${descriptor.name}`)
      owners.set(claim, descriptor.name)
    }
  }
  return conflicts
}
