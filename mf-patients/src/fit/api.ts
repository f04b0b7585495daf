import { call, ifMatch } from 'shared/client'
import type { PatientFit, PatientFitInput } from 'shared/contracts/agenda/fit'

export const readFit = (id: string, signal?: AbortSignal) => call('GET /patients/:id/fit', { params: { id }, signal })
/** Returns the animals and species that can be selected for a new patient. */
export const readFitChoices = (signal?: AbortSignal) => call('GET /patients/fit-choices', { signal })
/**
 * Saves the patient's weight, allergies, fears and preferences; the API refuses with 412 if their version has changed.
 */
export const changeFit = (id: string, { version }: PatientFit, body: PatientFitInput) =>
  call('PUT /patients/:id/fit', { params: { id }, body, headers: ifMatch({ version }) })
