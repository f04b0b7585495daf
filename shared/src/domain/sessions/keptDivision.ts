import type { Cents } from '../money/cents.ts'
import type { Share } from '../money/division.ts'
import { divisionProblems } from '../money/divisionProblems.ts'
import { keptReasons } from './series.ts'

interface DividedOccurrence {
  /** Whether an invoice has it, or a part of it. */
  billed: boolean
  patientId: string | null
  price: Cents
}

/**
 * Why an occurrence keeps its own division when one of `patientId` before it is divided together with those that follow; null
 * when it is divided so too. `division` is null where the patient's shares are taken again.
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
