import { useMemo } from 'react'
import type {
  Access,
  AreaAction,
  AreaDescriptor,
  AreaFirstStep,
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

/** Returns the area that serves a path; undefined when no area does. */
export function areaRouteOf(registry: Registry | undefined, pathname: string): AreaRoute | undefined {
  const routes = currentDescriptors(registry).flatMap((areaEntry) =>
    areaEntry.descriptor.paths.map((path) => ({ ...areaEntry, path })),
  )
  return bestMatch(
    routes.map((route) => ({ path: route.path.path, route })),
    pathname,
  )?.route
}

/**
 * Returns the entries that the user may open, of all areas that are not disabled, from the registry: no area's code is
 * loaded.
 */
const useAllowedEntries = <T extends Access>(listOf: (descriptor: AreaDescriptor) => readonly T[]): T[] => {
  const { registry } = useRegistry()
  const badBaseUrls = useBadBuilds()
  const rights = useRights()
  return useMemo(
    () =>
      currentDescriptors(registry, badBaseUrls)
        .filter(({ area }) => !area.disabled)
        .flatMap(({ descriptor }) => listOf(descriptor))
        .filter((entry) => isOpenTo(entry, rights)),
    [registry, badBaseUrls, rights, listOf],
  )
}

const useOrderedEntries = <T extends MenuEntry | TourStep>(
  listOf: (descriptor: AreaDescriptor) => readonly T[],
): T[] => {
  const entries = useAllowedEntries(listOf)
  return useMemo(() => entries.toSorted((left, right) => left.order - right.order), [entries])
}

const menuOf = ({ menu }: AreaDescriptor) => menu
const tourOf = ({ tour }: AreaDescriptor) => tour
const actionsOf = ({ actions = [] }: AreaDescriptor): readonly AreaAction[] => actions
const firstStepsOf = ({ firstSteps = [] }: AreaDescriptor): readonly AreaFirstStep[] => firstSteps
const pagesOf = ({ paths }: AreaDescriptor) => paths.filter(({ audience }) => audience === 'professional')

/** The menu entries that the user may open, in order. */
export const useMenu = (): MenuEntry[] => useOrderedEntries(menuOf)

export const useTourSteps = (): TourStep[] => useOrderedEntries(tourOf)

export const useAreaFirstSteps = (): AreaFirstStep[] => useAllowedEntries(firstStepsOf)

export const useActions = (): AreaAction[] => useAllowedEntries(actionsOf)

/** The pages behind the sign-in that the user may open. */
export const usePages = (): AreaPath[] => useAllowedEntries(pagesOf)
