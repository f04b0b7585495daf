import type { NewPatient, Patient } from 'shared/contracts/patients/patient'
import { newPatientProblems } from 'shared/domain/patients/newPatient'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { refuseProblems } from '../../../refusal.ts'
import { createPatient } from '../../patients/patients/patients.service.ts'
import { recordFit } from './patientFit.service.ts'

/** Creates a patient with their needs, in one transaction. Needs are stored only for individuals, not for firms. */
export async function createPatientWithFit(context: MemberContext, { fit, ...input }: NewPatient): Promise<Patient> {
  refuseProblems(newPatientProblems({ ...input, fit }, todayOf(context)))
  const patient = await createPatient(context, input)
  if (fit && input.type === 'INDIVIDUAL') await recordFit(context, patient.id, fit)
  return patient
}
