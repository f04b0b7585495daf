import { call, ifMatch } from 'shared/client'
import type { PatientFit, PatientFitInput } from 'shared/contracts/agenda/fit'

export const readFit = (id: string, signal?: AbortSignal) => call('GET /patients/:id/fit', { params: { id }, signal })
/** What may be named of a patient who is not there yet. */
export const readFitChoices = (signal?: AbortSignal) => call('GET /patients/fit-choices', { signal })
/** Refused with 412 when what is recorded is no longer in this version. */
export const changeFit = (id: string, { version }: PatientFit, body: PatientFitInput) =>
  call('PUT /patients/:id/fit', { params: { id }, body, headers: ifMatch({ version }) })
