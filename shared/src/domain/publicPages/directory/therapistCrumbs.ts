import type { TherapistCard } from '../../../contracts/directory/therapist.ts'
import { searchPath } from '../publicPaths.ts'

/** A link in the breadcrumbs. */
export interface Crumb {
  label: string
  path: string
}

/** Returns the breadcrumbs of a therapist's page: the directory, and the therapist's town if it is known. */
export const therapistCrumbs = ({ address: { city } }: Pick<TherapistCard, 'address'>): Crumb[] => [
  { label: 'Trouver un praticien', path: '/therapists' },
  ...(city.trim() === '' ? [] : [{ label: city.trim(), path: searchPath({ name: '', location: city }) }]),
]
