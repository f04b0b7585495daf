import type { Completion } from '../../contracts/therapist.ts'
import { plural } from '../format.ts'

/** So many therapists may be booked under this postal code of a town. */
export interface PlaceCount {
  city: string
  zipCode: string
  therapists: number
}

/** « 69 », « 974 » of an overseas one. */
const departmentOf = (zipCode: string) => zipCode.slice(0, /^9[78]/.test(zipCode) ? 3 : 2)

const counted = (count: number) => `${count} ${plural(count, 'praticien', 'praticiens')}`

interface Town {
  city: string
  department: string
  therapists: number
}

function townsOf(places: readonly PlaceCount[]): Town[] {
  const towns = new Map<string, Town>()
  for (const { city, zipCode, therapists } of places) {
    const department = departmentOf(zipCode)
    const key = `${city.toLowerCase()} ${department}`
    const known = towns.get(key)
    towns.set(key, { city: known?.city ?? city, department, therapists: therapists + (known?.therapists ?? 0) })
  }
  return [...towns.values()]
}

/**
 * Towns to propose for what was typed, those with most therapists first. A town in several départements is searched for with
 * its own; digits are completed to a postal code.
 */
export function placeCompletions(places: readonly PlaceCount[], typed: string): Completion[] {
  if (/^\s*\d/.test(typed))
    return places.map(({ city, zipCode, therapists }) => ({
      text: `${zipCode} ${city}`,
      detail: counted(therapists),
    }))
  const towns = townsOf(places)
  const isAmbiguous = ({ city }: Town) =>
    towns.filter((other) => other.city.toLowerCase() === city.toLowerCase()).length > 1
  return towns
    .toSorted((a, b) => b.therapists - a.therapists)
    .map((town) => ({
      text: isAmbiguous(town) ? `${town.city} ${town.department}` : town.city,
      detail: [town.department, counted(town.therapists)].filter(Boolean).join(' · '),
    }))
}
