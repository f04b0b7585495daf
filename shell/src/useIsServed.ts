import { placeOf } from './registry/places.ts'
import { useRegistry } from './registry/registry.ts'

/** Whether some area has a page. While nobody knows the areas, every page may be there. */
export function useIsServed(): (path: string) => boolean {
  const { registry } = useRegistry()
  return (path) => !registry || placeOf(registry, path) !== undefined
}
