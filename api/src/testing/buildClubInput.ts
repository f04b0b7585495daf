import type { ClubInput } from 'shared/contracts/agenda/club'

/** Returns the input that adds a place. All tests use it, so that a new required field has to be added only here. */
export const buildClubInput = (change: Partial<ClubInput> = {}): ClubInput => ({
  name: 'Les Écuries',
  email: '',
  phoneNumber: '',
  amountPerSession: 15,
  address: { streetName: '1 chemin des Prés', zipCode: '69100', city: 'Villeurbanne' },
  ...change,
})
