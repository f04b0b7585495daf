import type { DemoPractice } from './DemoPractice.ts'
import { individualSessionTypes } from './sessionTypes.ts'

export const standardPractice: DemoPractice = {
  offer: 'STANDARD',
  firm: "L'Âne et la Plume",
  siren: '404833048',
  phone: '05 56 01 23 45',
  street: '41 cours de la Marne',
  zipCode: '33800',
  city: 'Bordeaux',
  patientTowns: [
    ['33400', 'Talence'],
    ['33700', 'Mérignac'],
  ],
  coordinates: [44.8291, -0.5667],
  members: [{ firstname: 'Claire', lastname: 'Dubreuil', email: 'standard@demo.complice.fr' }],
  types: individualSessionTypes(55),
  clubs: [],
  animals: [
    { name: 'Figaro', species: 'Âne', race: 'Âne des Pyrénées', birthdate: '2014-06-21', weeklyHours: 8 },
    { name: 'Myrtille', species: 'Âne', race: 'Miniature', birthdate: '2019-05-05', weeklyHours: 6 },
  ],
  individualCount: 8,
  firms: [],
  bookedShare: 0.22,
  requestCount: 1,
}
