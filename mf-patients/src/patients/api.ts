import { call } from 'shared/client'
import type { PatientInput } from 'shared/contracts/patient'

export const readPatient = (id: string, signal: AbortSignal) =>
  call('GET /patients/:id/details', { params: { id }, signal })
export const addPatient = (body: PatientInput) => call('POST /patients', { body })
export const changePatient = (id: string, body: PatientInput) => call('PUT /patients/:id', { params: { id }, body })
export const deletePatient = (id: string) => call('DELETE /patients/:id', { params: { id } })
