import type { AreaDescriptor, RegisteredArea } from 'shared/federation'

/** One path, one menu entry, one step of the tour: one area. Two areas that claim the same are a mistake of release. */
export function clashesIn(areas: Readonly<Record<string, RegisteredArea>>): string[] {
  const descriptors = Object.values(areas).flatMap(({ current, builds }) => builds[current]?.descriptor ?? [])
  return [
    ...twice(descriptors, 'the path', ({ paths }) => paths.flatMap(({ path }) => shapesOf(path))),
    ...twice(descriptors, 'the menu entry', ({ menu }) => menu.map(({ id }) => id)),
    ...twice(descriptors, 'the step of the tour', ({ tour }) => tour.map(({ id }) => id)),
  ]
}

/** `/a/:id` and `/a/:number` are one path; `/a/:id?` is `/a` as well. */
function shapesOf(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  const needed = segments.findLastIndex((segment) => !segment.endsWith('?')) + 1
  const shapes = segments.map((segment) => segment.replace(/\?$/, '').replace(/^:.*/, ':'))
  return Array.from(
    { length: segments.length - needed + 1 },
    (_, more) => `/${shapes.slice(0, needed + more).join('/')}`,
  )
}

function twice(
  descriptors: readonly AreaDescriptor[],
  what: string,
  claimsOf: (descriptor: AreaDescriptor) => string[],
): string[] {
  const owners = new Map<string, string>()
  const clashes: string[] = []
  for (const descriptor of descriptors) {
    for (const claim of claimsOf(descriptor)) {
      const owner = owners.get(claim)
      if (owner && owner !== descriptor.name)
        clashes.push(`${what} ${claim} is claimed by ${owner} and by ${descriptor.name}`)
      owners.set(claim, descriptor.name)
    }
  }
  return clashes
}
