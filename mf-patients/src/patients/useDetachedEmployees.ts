import { useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { isCode } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { UseFormReturn } from 'shared/ui/form'
import { readPatient } from '../api.ts'
import type { Draft } from './draft.ts'

const employeesOf = (patient: PatientDetails | undefined) => patient?.firm?.corporatePatients ?? []

/**
 * Returns the employees who are detached when a company becomes an individual, and asks for a confirmation before
 * saving.
 */
export function useDetachedEmployees(form: UseFormReturn<Draft>, patient: PatientDetails | undefined) {
  const [employees, setEmployees] = useState(() => employeesOf(patient))
  const [isConfirming, setConfirming] = useState(false)

  /** Returns the number of employees that saving would detach; undefined if there are none. */
  const detachedCountOf = ({ type }: Draft) =>
    type === 'INDIVIDUAL' && employees.length > 0 ? employees.length : undefined

  /** Reads the employees again after a refusal, because a colleague added or removed one. */
  async function onSaveFailed(error: unknown) {
    if (patient && isCode(error, errorCode.firmHasEmployees)) setEmployees(employeesOf(await readPatient(patient.id)))
  }

  /**
   * Opens the confirmation dialog if the form is valid and saving would detach employees; otherwise submits the form.
   */
  const submitOrConfirm = (submit: (event?: BaseSyntheticEvent) => void, event?: BaseSyntheticEvent) => {
    if (detachedCountOf(form.getValues()) === undefined) return submit(event)
    void form.handleSubmit(() => setConfirming(true))(event)
  }

  return { employees, isConfirming, setConfirming, detachedCountOf, onSaveFailed, submitOrConfirm }
}
