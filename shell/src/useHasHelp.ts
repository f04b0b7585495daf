import { helpIndexPath } from 'shared/domain/help/helpPath'
import { areaRouteOf } from './registry/areaRoutes.ts'
import { useRegistry } from './registry/registry.ts'

/** Whether an area has the pages of the help. */
export const useHasHelp = (): boolean => areaRouteOf(useRegistry().registry, helpIndexPath) !== undefined
