import { PatientFitInput } from 'shared/contracts/agenda/fit'
import { Check } from 'typebox/value'
import type { Seal } from '../../../sealing/sealing.ts'

const field = (patientId: string) => ({ table: 'patient_fit', column: 'sealed', id: patientId })

/** Decrypts a patient's weight, allergies, fears and preferences. */
export function openNeeds(seal: Seal, patientId: string, sealed: Buffer): PatientFitInput {
  const stored: unknown = JSON.parse(seal.open(sealed, field(patientId)))
  if (!Check(PatientFitInput, stored)) throw new Error('The stored needs of a patient do not match the contract.')
  return stored
}

export const closeNeeds = (seal: Seal, patientId: string, needs: PatientFitInput): Buffer =>
  seal.close(JSON.stringify(needs), field(patientId))
