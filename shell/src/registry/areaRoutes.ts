import { useMemo } from 'react'
import type {
  AreaDescriptor,
  AreaName,
  AreaPath,
  MenuEntry,
  RegisteredArea,
  Registry,
  TourStep,
} from 'shared/federation'
import { isOpenTo } from 'shared/domain/accounts/access'
import { bestMatch } from 'shared/federation/paths'
import { useRights } from 'shared/session'
import { useBadBuilds, preferredBuild } from './builds/builds.ts'
import { useRegistry } from './registry.ts'

export interface AreaRoute {
  name: AreaName
  area: RegisteredArea
  descriptor: AreaDescriptor
  path: AreaPath
}

const currentDescriptors = (registry: Registry | undefined, badBaseUrls?: ReadonlySet<string>) =>
  Object.values(registry?.areas ?? {}).flatMap((area) => {
    const descriptor = area.builds[preferredBuild(area, badBaseUrls)]?.descriptor
    return descriptor ? [{ name: descriptor.name, area, descriptor }] : []
  })

/** The area that owns a path; undefined when none does. */
export function areaRouteOf(registry: Registry | undefined, pathname: string): AreaRoute | undefined {
  const routes = currentDescriptors(registry).flatMap((areaEntry) =>
    areaEntry.descriptor.paths.map((path) => ({ ...areaEntry, path })),
  )
  return bestMatch(
    routes.map((route) => ({ path: route.path.path, route })),
    pathname,
  )?.route
}

const useAllowedEntries = <T extends MenuEntry | TourStep>(
  listOf: (descriptor: AreaDescriptor) => readonly T[],
): T[] => {
  const { registry } = useRegistry()
  const badBaseUrls = useBadBuilds()
  const rights = useRights()
  return useMemo(
    () =>
      currentDescriptors(registry, badBaseUrls)
        .filter(({ area }) => !area.disabled)
        .flatMap(({ descriptor }) => listOf(descriptor))
        .filter((entry) => isOpenTo(entry, rights))
        .toSorted((left, right) => left.order - right.order),
    [registry, badBaseUrls, rights, listOf],
  )
}

const menuOf = ({ menu }: AreaDescriptor) => menu
const tourOf = ({ tour }: AreaDescriptor) => tour

/** Menu entries of all areas that the signed-in user may open, in order. Loads no area's code. */
export const useMenu = (): MenuEntry[] => useAllowedEntries(menuOf)

export const useTourSteps = (): TourStep[] => useAllowedEntries(tourOf)
