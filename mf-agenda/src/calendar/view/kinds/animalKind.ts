/** The drawings of animals, one for several species that look alike. */
export const animalKinds = [
  'horse',
  'donkey',
  'dog',
  'cat',
  'rabbit',
  'goat',
  'sheep',
  'llama',
  'rodent',
  'bird',
  'other',
] as const
export type AnimalKind = (typeof animalKinds)[number]

/** Drawing of each species of the product (`api/migrations/005_species.sql`). */
const kinds: Readonly<Record<string, AnimalKind>> = {
  Cheval: 'horse',
  Mule: 'donkey',
  Âne: 'donkey',
  Chien: 'dog',
  Chat: 'cat',
  Lapin: 'rabbit',
  "Cochon d'Inde": 'rodent',
  Rat: 'rodent',
  Furet: 'rodent',
  Chèvre: 'goat',
  Mouton: 'sheep',
  Alpaga: 'llama',
  Lama: 'llama',
  Poule: 'bird',
  Perroquet: 'bird',
}

/** Returns the drawing of a species; a paw for a species without one. */
export const animalKind = (species: string): AnimalKind =>
  (Object.hasOwn(kinds, species) ? kinds[species] : undefined) ?? 'other'
