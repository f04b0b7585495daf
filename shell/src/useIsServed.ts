import { areaRouteOf } from './registry/areaRoutes.ts'
import { useRegistry } from './registry/registry.ts'

/** Returns a function that tells whether an area owns a path. Without a registry every path counts as owned. */
export function useIsServed(): (path: string) => boolean {
  const { registry } = useRegistry()
  return (path) => !registry || areaRouteOf(registry, path) !== undefined
}
