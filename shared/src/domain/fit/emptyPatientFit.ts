import type { PatientFitInput } from '../../contracts/agenda/fit.ts'

/** A patient without recorded weight, allergies, fears, preferences and note. */
export const emptyPatientFit: PatientFitInput = {
  weightKg: null,
  allergies: [],
  fears: [],
  preferredAnimalIds: [],
  avoidedAnimalIds: [],
  note: '',
}
