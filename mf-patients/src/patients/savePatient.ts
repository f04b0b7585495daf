import { queryClient } from 'shared/client'
import type { Patient } from 'shared/contracts/patients/patient'
import { appended, listKey, replaced } from 'shared/lists'
import { patientKey } from '../keys.ts'
import { addPatient, changePatient } from './api.ts'
import { inputOf, newPatientOf } from './draft.ts'
import type { Draft } from './draft.ts'

/** Adds a patient, or changes the saved one, and updates every list that shows it. */
export async function savePatient(seen: Patient | undefined, draft: Draft, idempotencyKey: string): Promise<Patient> {
  const patient = await (seen === undefined
    ? addPatient(newPatientOf(draft), idempotencyKey)
    : changePatient(seen, inputOf(draft)))
  queryClient.setQueryData(patientKey(patient.id), patient)
  if (seen === undefined) appended(listKey.patients, patient)
  else replaced(listKey.patients, patient)
  // The server decides which patients a search returns, and their order.
  void queryClient.invalidateQueries({ queryKey: listKey.patients })
  return patient
}
