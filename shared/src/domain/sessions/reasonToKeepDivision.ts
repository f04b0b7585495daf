import type { Cents } from '../money/cents.ts'
import type { Share } from '../money/division.ts'
import { divisionProblems } from '../money/divisionProblems.ts'
import { keptOccurrenceReasons } from './series.ts'

interface DividedOccurrence {
  /** Whether the session, or a part of it, is invoiced. */
  billed: boolean
  patientId: string | null
  price: Cents
}

/**
 * Returns the reason why an occurrence keeps its division when a division is saved for an earlier occurrence, of
 * `dividedPatientId`, and all following ones; null if the occurrence is divided too. A null `division` resets to the
 * patient's shares.
 */
export function reasonToKeepDivision(
  { billed, patientId, price }: DividedOccurrence,
  division: readonly Share[] | null,
  dividedPatientId: string | null,
): string | null {
  if (billed) return keptOccurrenceReasons.billed
  if (patientId !== dividedPatientId) return keptOccurrenceReasons.otherPatient
  if (divisionProblems(division ?? [], price).length > 0) return keptOccurrenceReasons.priceTooLow
  return null
}
