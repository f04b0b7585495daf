import { queryClient } from 'shared/client'
import type { Patient } from 'shared/contracts/patients/patient'
import { appended, listKey, replaced } from 'shared/lists'
import { patientKey } from '../keys.ts'
import { addPatient, changePatient } from './api.ts'
import { inputOf, newPatientOf } from './draft.ts'
import type { Draft } from './draft.ts'

/** Adds or changes a patient, and refreshes the lists. */
export async function savePatient(
  previousPatient: Patient | undefined,
  draft: Draft,
  idempotencyKey: string,
): Promise<Patient> {
  const patient = await (previousPatient === undefined
    ? addPatient(newPatientOf(draft), idempotencyKey)
    : changePatient(previousPatient, inputOf(draft)))
  queryClient.setQueryData(patientKey(patient.id), patient)
  if (previousPatient === undefined) appended(listKey.patients, patient)
  else replaced(listKey.patients, patient)
  // Only the server knows which patients match a search, and in which order.
  void queryClient.invalidateQueries({ queryKey: listKey.patients })
  return patient
}
