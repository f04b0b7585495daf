import type { DemoPractice } from './DemoPractice.ts'
import { oneToOne } from './offerings.ts'

export const standardPractice: DemoPractice = {
  offer: 'STANDARD',
  firm: "L'Âne et la Plume",
  siren: '404833048',
  phone: '05 56 01 23 45',
  street: '41 cours de la Marne',
  zipCode: '33800',
  city: 'Bordeaux',
  around: [
    ['33400', 'Talence'],
    ['33700', 'Mérignac'],
  ],
  at: [44.8291, -0.5667],
  members: [{ firstname: 'Claire', lastname: 'Dubreuil', email: 'standard@demo.complice.fr' }],
  types: oneToOne(55),
  clubs: [],
  animals: [
    { name: 'Figaro', species: 'Âne', race: 'Âne des Pyrénées', born: '2014-06-21', hours: 8 },
    { name: 'Myrtille', species: 'Âne', race: 'Miniature', born: '2019-05-05', hours: 6 },
  ],
  individuals: 8,
  firms: [],
  busy: 0.22,
  pending: 1,
}
