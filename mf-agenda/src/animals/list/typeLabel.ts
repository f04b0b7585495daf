import type { Animal } from 'shared/contracts/animal'

/** « Cheval, Haflinger »; « Lama » for a species that has one race of its own name. */
export const typeLabel = ({ type: { species, race } }: Pick<Animal, 'type'>): string =>
  race.startsWith(species) ? race : `${species}, ${race}`
