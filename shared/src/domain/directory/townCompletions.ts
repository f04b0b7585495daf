import type { Completion } from '../../contracts/directory/therapist.ts'
import { plural } from '../format.ts'
import { townKey } from './townKey.ts'

/** A town and postal code, with the number of bookable therapists there. */
export interface PostalTown {
  city: string
  zipCode: string
  therapists: number
}

/** The département of a postal code: « 69 », « 974 » overseas. */
const departmentOf = (zipCode: string) => zipCode.slice(0, /^9[78]/.test(zipCode) ? 3 : 2)

const counted = (count: number) => `${count} ${plural(count, 'praticien', 'praticiens')}`

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
    const known = towns.get(key)
    towns.set(key, { city: known?.city ?? city, department, therapists: therapists + (known?.therapists ?? 0) })
  }
  return [...towns.values()]
}

/**
 * Suggests towns for a typed text, those with most therapists first. A town that exists in several départements is
 * suggested once for each; digits are completed to a postal code.
 */
export function townCompletions(postalTowns: readonly PostalTown[], typed: string): Completion[] {
  if (/^\s*\d/.test(typed))
    return postalTowns.map(({ city, zipCode, therapists }) => ({
      text: `${zipCode} ${city}`,
      detail: counted(therapists),
    }))
  const towns = townsOf(postalTowns)
  const isAmbiguous = ({ city }: Town) => towns.filter((other) => townKey(other.city) === townKey(city)).length > 1
  return towns
    .toSorted((a, b) => b.therapists - a.therapists)
    .map((town) => ({
      text: isAmbiguous(town) ? `${town.city} ${town.department}` : town.city,
      detail: [town.department, counted(town.therapists)].filter(Boolean).join(' · '),
    }))
}
