import type { AreaDescriptor, RegisteredArea } from 'shared/federation'

/** Returns a message for each path, menu entry and tour step that two areas claim. */
export function areaConflicts(areas: Readonly<Record<string, RegisteredArea>>): string[] {
  const descriptors = Object.values(areas).flatMap(({ current, builds }) => builds[current]?.descriptor ?? [])
  return [
    ...duplicateClaims(descriptors, 'the path', ({ paths }) => paths.flatMap(({ path }) => pathShapes(path))),
    ...duplicateClaims(descriptors, 'the menu entry', ({ menu }) => menu.map(({ id }) => id)),
    ...duplicateClaims(descriptors, 'the tour step', ({ tour }) => tour.map(({ id }) => id)),
  ]
}

/**
 * Returns the patterns that a path matches, with unnamed parameters: `/a/:` for both `/a/:id` and
 * `/a/:number`; `/a` and `/a/:` for `/a/:id?`.
 */
function pathShapes(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  const requiredLength = segments.findLastIndex((segment) => !segment.endsWith('?')) + 1
  const shapes = segments.map((segment) => segment.replace(/\?$/, '').replace(/^:.*/, ':'))
  return Array.from(
    { length: segments.length - requiredLength + 1 },
    (_, optionalCount) => `/${shapes.slice(0, requiredLength + optionalCount).join('/')}`,
  )
}

function duplicateClaims(
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
