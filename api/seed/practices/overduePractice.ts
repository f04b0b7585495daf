import type { DemoPractice } from './DemoPractice.ts'
import { oneToOne } from './offerings.ts'

export const overduePractice: DemoPractice = {
  offer: 'PRO',
  firm: 'Crinières & Compagnie',
  siren: '775670417',
  phone: '02 99 00 11 22',
  street: '5 rue de Saint-Malo',
  zipCode: '35000',
  city: 'Rennes',
  at: [48.1155, -1.6812],
  members: [{ firstname: 'Nicolas', lastname: 'Guérin', email: 'bloque@demo.complice.fr' }],
  types: oneToOne(58),
  clubs: [],
  animals: [{ name: 'Tempête', species: 'Cheval', race: 'Connemara', born: '2011-08-09', hours: 10 }],
  individuals: 3,
  firms: [],
  busy: 0.1,
  pending: 0,
  trialOver: true,
}
