import type { Completion } from '../../contracts/directory/therapist.ts'
import { plural } from '../format.ts'
import { townKey } from './townKey.ts'

/** A town with one of its postal codes, and the number of bookable therapists there. */
export interface PostalTown {
  city: string
  zipCode: string
  therapists: number
}

/** Returns the number of a postal code's département: « 69 », or « 974 » overseas. */
const departmentOf = (zipCode: string) => zipCode.slice(0, /^9[78]/.test(zipCode) ? 3 : 2)

const therapistCount = (count: number) => `${count} ${plural(count, 'praticien', 'praticiens')}`

interface Town {
  city: string
  department: string
  therapists: number
}

function townsOf(postalTowns: readonly PostalTown[]): Town[] {
  const towns = new Map<string, Town>()
  for (const { city, zipCode, therapists } of postalTowns) {
    const department = departmentOf(zipCode)
    const key = `${townKey(city)} ${department}`
    const sameTown = towns.get(key)
    towns.set(key, { city: sameTown?.city ?? city, department, therapists: therapists + (sameTown?.therapists ?? 0) })
  }
  return [...towns.values()]
}

/**
 * Returns the suggestions for the towns that match a typed text, those with the most therapists first. A name that
 * exists in several départements is suggested once for each. For typed digits, each postal code is a suggestion, in the
 * given order.
 */
export function townCompletions(postalTowns: readonly PostalTown[], typed: string): Completion[] {
  if (/^\s*\d/.test(typed))
    return postalTowns.map(({ city, zipCode, therapists }) => ({
      text: `${zipCode} ${city}`,
      detail: therapistCount(therapists),
    }))
  const towns = townsOf(postalTowns)
  const isAmbiguous = ({ city }: Town) => towns.filter((other) => townKey(other.city) === townKey(city)).length > 1
  return towns
    .toSorted((a, b) => b.therapists - a.therapists)
    .map((town) => ({
      text: isAmbiguous(town) ? `${town.city} ${town.department}` : town.city,
      detail: [town.department, therapistCount(town.therapists)].filter(Boolean).join(' · '),
    }))
}
