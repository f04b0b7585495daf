import { loadArea } from './areas.ts'
import { mayEnter } from './mayEnter.ts'
import { placeOf } from './places.ts'
import { knownRegistry } from './registry.ts'

/** Asks for the area of the page's address at once, when whoever looks may see it. Settles when it is there, or away. */
export async function askEarly(): Promise<void> {
  const place = placeOf(knownRegistry(), location.pathname)
  if (place && mayEnter(place)) await loadArea(place.name, location)
}
