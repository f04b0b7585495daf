import type { BillableSession } from 'shared/contracts/finance/billableSession'
import type { Profile } from 'shared/contracts/accounts/user'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { firstNumberProblem, isBillNumber } from 'shared/domain/bills/billNumber'
import { billProblems } from 'shared/domain/bills/billProblems'
import { isCashAllowed } from 'shared/domain/bills/cash'
import type { CashTotal } from 'shared/domain/bills/cash'
import { draftTotals } from 'shared/domain/bills/lines/draftTotals'
import { lineDayProblems } from 'shared/domain/bills/lines/lineDays'
import { lateInterestProblems } from 'shared/domain/bills/lateInterests'
import { centsOf } from 'shared/domain/money/cents'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'
import { practiceToday } from 'shared/session'
import { cashTotalOf } from './cashTotalOf.ts'
import { documentVatProblems } from 'shared/domain/vat/vatRights'
import type { BilledClient } from './client/billedClientOf.ts'
import { documentVatOf } from './documentVatOf.ts'
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
  /** The client's credit, in euros. */
  credit: number
  profile: Profile
}

/** Returns a problem if no series can begin with the number of the first invoice. */
function numberProblems({ billNumber }: Draft): Problem[] {
  const number = billNumber.trim()
  const message = isBillNumber(number) ? firstNumberProblem(number, practiceToday()) : undefined
  return message === undefined ? [] : [invalid('billNumber', message)]
}

const cashProblems = ({ cashReason }: Draft, cashTotal: CashTotal): Problem[] =>
  isCashAllowed(cashTotal, cashReason)
    ? []
    : [required('cashReason', `${texts.cashLimit} Choisissez une raison, ou un autre moyen.`)]

/**
 * Returns the problems of the VAT: it may not be charged, the practice's VAT number is missing, or the reason for its
 * absence is missing or invalid.
 */
const vatProblems = (draft: Draft, { rows, profile, client }: FormContext): Problem[] =>
  documentVatProblems(
    { rate: 'withTaxes', reason: 'vatReason' },
    documentVatOf(draft, draftTotals(draft, selectedPricesOf(draft, rows)), client?.vat),
    profile,
  )

/** Validates the invoice in the browser, before the request; returns the problems of its fields. */
export function formProblems(draft: Draft, context: FormContext): Problem[] {
  const { patient, client, rows, isFirst, credit } = context
  return [
    ...billProblems(draft),
    ...(isFirst ? numberProblems(draft) : []),
    ...lineDayProblems(draft, practiceToday()),
    ...(patient && client?.needsAddress && !hasAddress(patient) ? [invalid('patientId', texts.addressMissing)] : []),
    ...sessionDiscountProblems(draft, rows),
    ...vatProblems(draft, context),
    ...lateInterestProblems(draft.selectedLateInterest, client?.isFirm === true),
    ...cashProblems(
      draft,
      cashTotalOf(draft, { ...draftTotals(draft, selectedPricesOf(draft, rows)), client, credit }),
    ),
  ]
}
