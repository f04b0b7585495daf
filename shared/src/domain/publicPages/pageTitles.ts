import type { TherapistCard } from '../../contracts/directory/therapist.ts'
import { townKey } from '../directory/townKey.ts'
import { nameOf } from './directory/therapistNames.ts'

/** The title of a page, in the tab, bookmarks and search results. */
export const pageTitle = (name: string): string => `${name} | Complice`

/** The title for a therapist missing from the directory. */
export const noTherapistTitle = pageTitle('Praticien introuvable')

/** The directory's spelling of a town, else the typed one: « lyon » is « Lyon » if therapists there are found. */
export function townName(typed: string, found: readonly Pick<TherapistCard, 'address'>[]): string {
  const key = townKey(typed)
  return found.find(({ address }) => townKey(address.city) === key)?.address.city ?? typed.trim()
}

/** The title of a search in the directory; an empty town means any. */
export const searchTitle = (town: string): string =>
  pageTitle(town ? `Médiation animale : praticiens à ${town}` : 'Trouver un praticien en médiation animale')

type NamedTherapist = Pick<TherapistCard, 'firstname' | 'lastname' | 'address'>

/** The title of a therapist's page: « Claire Martin, médiation animale à Lyon | Complice ». */
export const therapistTitle = (therapist: NamedTherapist): string => {
  const { city } = therapist.address
  return pageTitle(`${nameOf(therapist)}, médiation animale${city && ` à ${city}`}`)
}
