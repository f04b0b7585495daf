import type { PageLocation, AreaName } from 'shared/federation'
import { prefetch, preloadArea } from './areas.ts'
import { untilIdle } from '../whenIdle.ts'
import { prefersReducedData } from './connection.ts'
import { canOpenPage } from './canOpenPage.ts'
import { areaRouteOf } from './areaRoutes.ts'
import { knownRegistry, refreshWhenOlder } from './registry.ts'

/** Time a pointer must stay on a link to count as intent. */
const hoverIntentMs = 80
const staleOnHoverMs = 2000

/** Loads the area of a path, if the user may open it, and returns its name. */
async function preloadPath(pathname: string): Promise<AreaName | undefined> {
  const route = areaRouteOf(knownRegistry(), pathname)
  if (!route || !canOpenPage(route)) return undefined
  await preloadArea(route.name)
  return route.name
}

/** Loads the area of a link and the data of its page. */
async function prefetchLink({ pathname, search }: PageLocation): Promise<void> {
  const name = await preloadPath(pathname)
  if (name) prefetch(name, { pathname, search })
}

/** Loads the area of a link on which the pointer or the focus stays, from the release that is live at that moment. */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || prefersReducedData()) return
    refreshWhenOlder(staleOnHoverMs)
    timer = setTimeout(() => void prefetchLink(link), hoverIntentMs)
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}

/** Loads the areas of the menu one after another, each while the page is idle. */
export async function preloadMenuAreas(): Promise<void> {
  const areas = Object.values(knownRegistry()?.areas ?? {})
  const entries = areas
    .flatMap(({ current, builds }) => builds[current]?.descriptor.menu ?? [])
    .toSorted((left, right) => left.order - right.order)
  for (const { path } of entries) {
    await untilIdle()
    if (!prefersReducedData()) await preloadPath(path)
  }
}
