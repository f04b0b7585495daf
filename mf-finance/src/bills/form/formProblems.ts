import type { BillableSession } from 'shared/contracts/finance/billableSession'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { firstNumberProblem, isBillNumber } from 'shared/domain/bills/billNumber'
import { billProblems } from 'shared/domain/bills/billProblems'
import { draftTotals } from 'shared/domain/bills/lines/draftTotals'
import { lateInterestProblems } from 'shared/domain/bills/lateInterests'
import { centsOf } from 'shared/domain/money/cents'
import { invalid } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'
import { practiceToday } from 'shared/session'
import type { BilledClient } from './client/billedClientOf.ts'
import { selectedPricesOf } from './selectedPricesOf.ts'
import type { Draft } from './draft/draft.ts'
import { hasAddress } from './client/hasAddress.ts'
import { texts } from './messages.ts'

/** Returns a problem if a discount in euros exceeds the total of the selected sessions. */
function sessionDiscountProblems(draft: Draft, rows: readonly BillableSession[]): Problem[] {
  const { simplifiedMode, discount, discountType } = draft
  if (!simplifiedMode || !discount || discountType !== 'EURO') return []
  const { linesNet } = draftTotals({ ...draft, discount: null }, selectedPricesOf(draft, rows))
  return centsOf(discount) > linesNet ? [invalid('discount', 'La remise dépasse le montant')] : []
}

interface FormContext {
  patient: ListedPatient | undefined
  client: BilledClient | undefined
  rows: readonly BillableSession[]
  /** Whether it is the practice's first invoice. */
  isFirst: boolean
}

/** Returns a problem if no series can begin with the number of the first invoice. */
function numberProblems({ billNumber }: Draft): Problem[] {
  const number = billNumber.trim()
  const message = isBillNumber(number) ? firstNumberProblem(number, practiceToday()) : undefined
  return message === undefined ? [] : [invalid('billNumber', message)]
}

/** Validates the invoice in the browser, before the request; returns the problems of its fields. */
export const formProblems = (draft: Draft, { patient, client, rows, isFirst }: FormContext): Problem[] => [
  ...billProblems(draft),
  ...(isFirst ? numberProblems(draft) : []),
  ...(patient && client?.needsAddress && !hasAddress(patient) ? [invalid('patientId', texts.addressMissing)] : []),
  ...sessionDiscountProblems(draft, rows),
  ...lateInterestProblems(draft.selectedLateInterest, client?.isFirm === true),
]
