import type { TherapistCard } from '../../contracts/directory/therapist.ts'
import { townKey } from '../directory/townKey.ts'
import { nameOf } from './directory/therapistNames.ts'

/** Returns the title of a page as shown in the tab, bookmarks and search results. */
export const pageTitle = (name: string): string => `${name} | Complice`

/** The title for a therapist missing from the directory. */
export const noTherapistTitle = pageTitle('Praticien introuvable')

/** Returns a town as spelled in the found therapists' addresses, else as typed: « Lyon » for « lyon ». */
export function townName(typedTown: string, foundTherapists: readonly Pick<TherapistCard, 'address'>[]): string {
  const key = townKey(typedTown)
  return foundTherapists.find(({ address }) => townKey(address.city) === key)?.address.city ?? typedTown.trim()
}

/** Returns the title of a search in the directory; an empty `town` searches everywhere. */
export const searchTitle = (town: string): string =>
  pageTitle(town ? `Médiation animale : praticiens à ${town}` : 'Trouver un praticien en médiation animale')

type NamedTherapist = Pick<TherapistCard, 'firstname' | 'lastname' | 'address'>

/** Returns the title of a therapist's page: « Claire Martin, médiation animale à Lyon | Complice ». */
export const therapistTitle = (therapist: NamedTherapist): string => {
  const { city } = therapist.address
  return pageTitle(`${nameOf(therapist)}, médiation animale${city && ` à ${city}`}`)
}
