import { useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { isCode } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { UseFormReturn } from 'shared/ui/form'
import { readPatient } from '../api.ts'
import type { Draft } from './draft.ts'

const employeesOf = (patient: PatientDetails | undefined) => patient?.firm?.corporatePatients ?? []

/** The employees that a company loses when it becomes an individual: asks before the form is saved. */
export function useDetachedEmployees(form: UseFormReturn<Draft>, patient: PatientDetails | undefined) {
  const [employees, setEmployees] = useState(() => employeesOf(patient))
  const [isAsking, setAsking] = useState(false)

  /** The number that the user confirmed; undefined if no employee is detached. */
  const detachedCountOf = ({ type }: Draft) =>
    type === 'INDIVIDUAL' && employees.length > 0 ? employees.length : undefined

  /** Reads the employees again after a refusal, because a colleague added or removed one. */
  async function onSaveFailed(error: unknown) {
    if (patient && isCode(error, errorCode.firmHasEmployees)) setEmployees(employeesOf(await readPatient(patient.id)))
  }

  /** Opens the question for a valid form that detaches employees; saves any other form. */
  const submitOrAsk = (submit: (event?: BaseSyntheticEvent) => void, event?: BaseSyntheticEvent) => {
    if (detachedCountOf(form.getValues()) === undefined) return submit(event)
    void form.handleSubmit(() => setAsking(true))(event)
  }

  return { employees, isAsking, setAsking, detachedCountOf, onSaveFailed, submitOrAsk }
}
