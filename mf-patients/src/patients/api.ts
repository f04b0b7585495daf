import { call, ifMatch } from 'shared/client'
import type { NewPatient, Patient, PatientChange, PatientsToArchive } from 'shared/contracts/patients/patient'

/** Adds a patient; a retry with the same idempotency key does not add the patient again. */
export const addPatient = (body: NewPatient, idempotencyKey: string) =>
  call('POST /patients', { body, headers: { 'Idempotency-Key': idempotencyKey } })
/** Saves a patient; the API refuses with 412 if their version has changed. */
export const changePatient = ({ id, version }: Patient, body: PatientChange) =>
  call('PUT /patients/:id', { params: { id }, body, headers: ifMatch({ version }) })
export const deletePatient = (id: string) => call('DELETE /patients/:id', { params: { id } })
/** Counts what a deletion would cancel and keep, and the billed future sessions, which prevent it. */
export const readDeletion = (id: string, signal?: AbortSignal) =>
  call('GET /patients/:id/deletion', { params: { id }, signal })
/** Lists all patients with the practice's notes. */
export const readNotes = () => call('GET /patients', { query: { archived: 'true', practiceNote: 'true' } })
export const archivePatients = (body: PatientsToArchive) => call('POST /patients/archive', { body })
