import { queryClient } from 'shared/client'
import type { Patient } from 'shared/contracts/patients/patient'
import { appended, listKey, refreshSessions, replaced } from 'shared/lists'
import { patientKey, patientsKey } from '../keys.ts'
import { addPatient, changePatient } from './api.ts'
import { inputOf, newPatientOf } from './draft.ts'
import type { Draft } from './draft.ts'

interface PatientToSave {
  draft: Draft
  /** Undefined for a new patient. */
  previousPatient: Patient | undefined
  /** Number of employees who are detached because the company becomes an individual. */
  detachedEmployees: number | undefined
}

/** Adds or changes a patient, and refreshes the lists. */
export async function savePatient(
  { draft, previousPatient, detachedEmployees }: PatientToSave,
  idempotencyKey: string,
): Promise<Patient> {
  const patient = await (previousPatient === undefined
    ? addPatient(newPatientOf(draft), idempotencyKey)
    : changePatient(previousPatient, {
        ...inputOf(draft),
        ...(detachedEmployees !== undefined && { detachedEmployees }),
      }))
  if (detachedEmployees !== undefined) {
    void queryClient.invalidateQueries({ queryKey: patientsKey })
    refreshSessions()
  }
  queryClient.setQueryData(patientKey(patient.id), patient)
  if (previousPatient === undefined) appended(listKey.patients, patient)
  else replaced(listKey.patients, patient)
  // Only the server knows which patients match a search, and in which order.
  void queryClient.invalidateQueries({ queryKey: listKey.patients })
  return patient
}
