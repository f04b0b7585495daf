import type { AreaDescriptor, RegisteredArea } from 'shared/federation'

/** One path, one menu entry, one step of the tour: one area. Two areas that claim the same are a mistake of release. */
export function clashesIn(areas: Readonly<Record<string, RegisteredArea>>): string[] {
  const descriptors = Object.values(areas).flatMap(({ current, builds }) => builds[current]?.descriptor ?? [])
  return [
    ...twice(descriptors, 'the path', ({ paths }) => paths.map(({ path }) => shapeOf(path))),
    ...twice(descriptors, 'the menu entry', ({ menu }) => menu.map(({ id }) => id)),
    ...twice(descriptors, 'the step of the tour', ({ tour }) => tour.map(({ id }) => id)),
  ]
}

/** `/a/:id` and `/a/:number` are one path. */
const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':')

function twice(descriptors: readonly AreaDescriptor[], what: string, claimsOf: (descriptor: AreaDescriptor) => string[]): string[] {
  const owners = new Map<string, string>()
  const clashes: string[] = []
  for (const descriptor of descriptors) {
    for (const claim of claimsOf(descriptor)) {
      const owner = owners.get(claim)
      if (owner) clashes.push(`${what} ${claim} is claimed by ${owner} and by ${descriptor.name}`)
      owners.set(claim, descriptor.name)
    }
  }
  return clashes
}
