import { call, ifMatch } from 'shared/client'
import type { PatientFit, PatientFitInput } from 'shared/contracts/agenda/fit'

export const readFit = (id: string, signal?: AbortSignal) => call('GET /patients/:id/fit', { params: { id }, signal })
/** Returns the animals and species that a new patient's allergies, fears and preferences may name. */
export const readFitChoices = (signal?: AbortSignal) => call('GET /patients/fit-choices', { signal })
/** Refused with 412 when what is recorded is no longer in this version. */
export const changeFit = (id: string, { version }: PatientFit, body: PatientFitInput) =>
  call('PUT /patients/:id/fit', { params: { id }, body, headers: ifMatch({ version }) })
