import type { PatientFitInput } from '../../contracts/agenda/fit.ts'

/** A patient of whom neither weight, allergies, fears, preferences nor a note are recorded. */
export const nothingRecorded: PatientFitInput = {
  weightKg: null,
  allergies: [],
  fears: [],
  preferredAnimalIds: [],
  avoidedAnimalIds: [],
  note: '',
}
