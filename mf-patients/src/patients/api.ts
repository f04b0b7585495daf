import { call, ifMatch } from 'shared/client'
import type { NewPatient, Patient, PatientInput, PatientsToArchive } from 'shared/contracts/patients/patient'

/** The same key twice adds one patient: a second try after a lost response is harmless. */
export const addPatient = (body: NewPatient, idempotencyKey: string) =>
  call('POST /patients', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Refused with 412 when the patient is no longer in this version. */
export const changePatient = ({ id, version }: Patient, body: PatientInput) =>
  call('PUT /patients/:id', { params: { id }, body, headers: ifMatch({ version }) })
export const deletePatient = (id: string) => call('DELETE /patients/:id', { params: { id } })
export const archivePatients = (body: PatientsToArchive) => call('POST /patients/archive', { body })
