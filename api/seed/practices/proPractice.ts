import type { DemoPractice } from './DemoPractice.ts'
import { individualSessionTypes } from './sessionTypes.ts'

export const proPractice: DemoPractice = {
  offer: 'PRO',
  firm: 'Patte à Patte',
  siren: '552100554',
  phone: '02 40 12 34 56',
  street: '7 quai de Versailles',
  zipCode: '44000',
  city: 'Nantes',
  patientTowns: [
    ['44300', 'Nantes'],
    ['44400', 'Rezé'],
    ['44800', 'Saint-Herblain'],
  ],
  coordinates: [47.2216, -1.5562],
  members: [{ firstname: 'Thomas', lastname: 'Le Goff', email: 'pro@demo.complice.fr' }],
  types: [...individualSessionTypes(60), { name: 'Atelier en école', duration: 90, price: 150 }],
  clubs: [
    {
      name: 'Domaine de la Chantrerie',
      street: 'Rue Christian-Pauc',
      zipCode: '44300',
      city: 'Nantes',
      amount: 10,
      email: '',
      phone: '02 40 30 11 22',
    },
  ],
  animals: [
    { name: 'Pixel', species: 'Chien', race: 'Berger australien', birthdate: '2020-11-03', weeklyHours: 14 },
    { name: 'Olga', species: 'Chien', race: 'Terre-Neuve', birthdate: '2018-04-25', weeklyHours: 8 },
    { name: 'Biscotte', species: 'Lapin', race: 'Nain de couleur', birthdate: '2023-05-17', weeklyHours: 5 },
    { name: 'Truffe', species: "Cochon d'Inde", race: 'Péruvien', birthdate: '2024-01-09', weeklyHours: 4 },
  ],
  individualCount: 13,
  firms: ['École du Bout des Landes'],
  bookedShare: 0.3,
  requestCount: 2,
}
