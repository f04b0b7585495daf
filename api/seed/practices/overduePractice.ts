import type { DemoPractice } from './DemoPractice.ts'
import { individualSessionTypes } from './sessionTypes.ts'

export const overduePractice: DemoPractice = {
  offer: 'PRO',
  firm: 'Crinières & Compagnie',
  siren: '775670417',
  phone: '02 99 00 11 22',
  street: '5 rue de Saint-Malo',
  zipCode: '35000',
  city: 'Rennes',
  coordinates: [48.1155, -1.6812],
  members: [{ firstname: 'Nicolas', lastname: 'Guérin', email: 'bloque@demo.complice.fr' }],
  types: individualSessionTypes(58),
  clubs: [],
  animals: [{ name: 'Tempête', species: 'Cheval', race: 'Connemara', birthdate: '2011-08-09', weeklyHours: 10 }],
  individualCount: 3,
  firms: [],
  bookedShare: 0.1,
  requestCount: 0,
  isTrialOver: true,
}
