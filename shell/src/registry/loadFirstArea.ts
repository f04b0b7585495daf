import { loadArea } from './areas.ts'
import { canOpenPage } from './canOpenPage.ts'
import { areaRouteOf } from './areaRoutes.ts'
import { knownRegistry } from './registry.ts'

/**
 * Loads the area of the document's URL at once, if the user may open it. Resolves when it is loaded or has failed.
 */
export async function loadFirstArea(): Promise<void> {
  const route = areaRouteOf(knownRegistry(), location.pathname)
  if (route && canOpenPage(route)) await loadArea(route.name, location)
}
