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
import { useBadBuilds, wantedBuild } from './builds/builds.ts'
import { useRegistry } from './registry.ts'

export interface Place {
  name: AreaName
  area: RegisteredArea
  descriptor: AreaDescriptor
  path: AreaPath
}

const described = (registry: Registry | undefined, bad?: ReadonlySet<string>) =>
  Object.values(registry?.areas ?? {}).flatMap((area) => {
    const descriptor = area.builds[wantedBuild(area, bad)]?.descriptor
    return descriptor ? [{ name: descriptor.name, area, descriptor }] : []
  })

/** Whose page it is. Undefined: no area's. */
export function placeOf(registry: Registry | undefined, pathname: string): Place | undefined {
  const places = described(registry).flatMap((one) => one.descriptor.paths.map((path) => ({ ...one, path })))
  return bestMatch(
    places.map((place) => ({ path: place.path.path, place })),
    pathname,
  )?.place
}

const useOpen = <T extends MenuEntry | TourStep>(listOf: (descriptor: AreaDescriptor) => readonly T[]): T[] => {
  const { registry } = useRegistry()
  const bad = useBadBuilds()
  const rights = useRights()
  return useMemo(
    () =>
      described(registry, bad)
        .filter(({ area }) => !area.disabled)
        .flatMap(({ descriptor }) => listOf(descriptor))
        .filter((entry) => isOpenTo(entry, rights))
        .toSorted((left, right) => left.order - right.order),
    [registry, bad, rights, listOf],
  )
}

const menuOf = ({ menu }: AreaDescriptor) => menu
const tourOf = ({ tour }: AreaDescriptor) => tour

/** What the signed-in user may open, from all areas, in order. No area's code is asked for. */
export const useMenu = (): MenuEntry[] => useOpen(menuOf)

export const useTourSteps = (): TourStep[] => useOpen(tourOf)
