/** Icons of animals, each for one or more similar species. */
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

/** Icon of each species of the product (`api/migrations/005_species.sql`). */
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

/** Returns the icon of a species; 'other', a paw, for an unknown species. */
export const animalKind = (species: string): AnimalKind =>
  (Object.hasOwn(kinds, species) ? kinds[species] : undefined) ?? 'other'
