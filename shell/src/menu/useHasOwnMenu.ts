import { areaRouteOf } from '../registry/areaRoutes.ts'
import { useRegistry } from '../registry/registry.ts'

/** Whether the page at this path has its own side menu. */
export const useHasOwnMenu = (pathname: string): boolean =>
  areaRouteOf(useRegistry().registry, pathname)?.path.hasOwnMenu === true
