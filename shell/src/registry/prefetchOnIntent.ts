import type { Address, AreaName } from 'shared/federation'
import { prefetch, warmArea } from './areas.ts'
import { isThrifty } from './connection.ts'
import { mayEnter } from './mayEnter.ts'
import { placeOf } from './places.ts'
import { knownRegistry, refreshWhenOlder } from './registry.ts'

/** A pointer that only passes rests on nothing. */
const intent = 80
const oldUnderThePointer = 2000

/** The area of an address, fetched ahead for whoever may open it. */
async function warmPath(pathname: string): Promise<AreaName | undefined> {
  const place = placeOf(knownRegistry(), pathname)
  if (!place || !mayEnter(place)) return undefined
  await warmArea(place.name)
  return place.name
}

/** And what it opens with, once that address is likely to be the next. */
async function warmLink({ pathname, search }: Address): Promise<void> {
  const name = await warmPath(pathname)
  if (name) prefetch(name, { pathname, search })
}

/** A pointer or the focus rests on a link: its area is fetched meanwhile, from the release that is live now. */
export function warmLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || isThrifty()) return
    refreshWhenOlder(oldUnderThePointer)
    timer = setTimeout(() => void warmLink(link), intent)
  }
  document.addEventListener('pointerover', rest, { passive: true })
  document.addEventListener('focusin', rest)
}

/** While the page rests: the areas of the menu, one after the other. */
export async function warmMenu(): Promise<void> {
  const areas = Object.values(knownRegistry()?.areas ?? {})
  const entries = areas
    .flatMap(({ current, builds }) => builds[current]?.descriptor.menu ?? [])
    .toSorted((left, right) => left.order - right.order)
  for (const { path } of entries) if (!isThrifty()) await warmPath(path)
}
