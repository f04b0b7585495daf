import type { ClubInput } from 'shared/contracts/agenda/club'

/** A place to add, for the tests of every module: with the type, a new field is missing here alone. */
export const aClubInput = (change: Partial<ClubInput> = {}): ClubInput => ({
  name: 'Les Écuries',
  email: '',
  phoneNumber: '',
  amountPerSession: 15,
  address: { streetName: '1 chemin des Prés', zipCode: '69100', city: 'Villeurbanne' },
  ...change,
})
