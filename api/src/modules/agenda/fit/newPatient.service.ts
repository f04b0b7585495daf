import type { NewPatient, Patient } from 'shared/contracts/patients/patient'
import { newPatientProblems } from 'shared/domain/patients/newPatient'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { refuseProblems } from '../../../refusal.ts'
import { createPatient } from '../../patients/patients/patients.service.ts'
import { saveFitOfNewPatient } from './patientFit.service.ts'

/** Creates a patient with their needs in one transaction; the needs of a firm are not stored. */
export async function createPatientWithFit(context: MemberContext, { fit, ...input }: NewPatient): Promise<Patient> {
  refuseProblems(newPatientProblems({ ...input, fit }, todayOf(context)))
  const patient = await createPatient(context, input)
  if (fit && input.type === 'INDIVIDUAL') await saveFitOfNewPatient(context, patient.id, fit)
  return patient
}
