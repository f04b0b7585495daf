import type { Cents } from '../money/cents.ts'
import type { Share } from '../money/division.ts'
import { divisionProblems } from '../money/divisionProblems.ts'
import { keptReasons } from './series.ts'

interface DividedOccurrence {
  /** Whether it, or a part of it, is invoiced. */
  billed: boolean
  patientId: string | null
  price: Cents
}

/**
 * The reason an occurrence keeps its own division when an earlier one of `patientId` is divided together with the
 * following ones; null if it is divided too. A null `division` resets to the patient's shares.
 */
export function keptDivision(
  { billed, patientId, price }: DividedOccurrence,
  division: readonly Share[] | null,
  ofPatientId: string | null,
): string | null {
  if (billed) return keptReasons.billed
  if (patientId !== ofPatientId) return keptReasons.otherPatient
  if (divisionProblems(division ?? [], price).length > 0) return keptReasons.priceTooLow
  return null
}
