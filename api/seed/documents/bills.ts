import { addDays, type Day } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { closePractice } from '../../src/modules/finance/books/closures/closeBills.service.ts'
import { issueCreditNote } from '../../src/modules/finance/bills/creditNotes/creditNote.service.ts'
import { issueBill, readNextBillNumber } from '../../src/modules/finance/bills/issue/issueBill.service.ts'
import { recordPayment, recordFullPayment } from '../../src/modules/finance/bills/payments/payments.service.ts'
import { addBillEmails } from './billEmails.ts'
import type { EstimationStateRow } from '../../src/modules/finance/estimations/estimationWithState.sql.ts'
import { findAcceptedEstimation } from './findAcceptedEstimation.ts'
import { contextAt } from './contextAt.ts'
import { zone, type Demo } from '../Demo.ts'
import { listPatientsWithAddress } from './listPatientsWithAddress.ts'
import type { DemoPractice } from '../practices/DemoPractice.ts'

/** Spreads invoices over two years; the newest is some days old. */
const daysBetweenBills = 48
const billCount = 16
const newestBillAgeDays = 4
/** Days from an invoice to its payment, within the term of thirty days. */
const daysUntilPaid = 18

/** Number of the newest invoices that are left unpaid. */
const unpaidCount = 2
/** Outcomes of invoices that were not simply paid, by the invoice's position counted from the newest. */
const outcomesByPosition: Readonly<Record<number, 'PARTIAL' | 'OVERDUE' | 'REFUNDED' | 'CREDITED'>> = {
  3: 'PARTIAL',
  4: 'OVERDUE',
  7: 'REFUNDED',
  11: 'CREDITED',
}

const paymentMeans = ['TRANSFER', 'CHEQUE', 'CARD', 'CASH']

const lineOf = (index: number, isFirm: boolean, serviceDate: Day) => ({
  description: isFirm ? "Atelier de médiation par l'animal, en groupe" : "Séance de médiation par l'animal",
  quantity: isFirm ? 2 : 1 + (index % 4),
  priceWithoutTaxes: isFirm ? 95 : 60,
  taxesAmount: null,
  discount: index % 9 === 4 ? 10 : null,
  discountType: 'PERCENT' as const,
  serviceDate,
})

const lineOfEstimation = ({ estimation_number, nb_hours_to_do, unitary_price }: EstimationStateRow) => ({
  description: `Séances de médiation par l'animal (devis ${estimation_number})`,
  quantity: nb_hours_to_do,
  priceWithoutTaxes: unitary_price,
  taxesAmount: null,
  discount: null,
  discountType: 'PERCENT' as const,
  serviceDate: null,
})

/** Adds past invoices in every state: paid, partly paid, overdue, refunded, credited. */
export async function addBills(
  demo: Demo,
  practice: Pick<DemoPractice, 'offer'>,
  ids: { tenantId: string; ownerId: string; therapistIds: readonly string[] },
): Promise<void> {
  const patients = await listPatientsWithAddress(demo)
  for (let index = 0; index < billCount; index += 1) {
    const position = billCount - 1 - index
    const day = addDays(demo.today, -newestBillAgeDays - daysBetweenBills * position)
    const estimation = await findAcceptedEstimation(demo, day)
    const patient = patients.find(({ id }) => id === estimation?.patient_id) ?? patients[(index * 5) % patients.length]
    if (!patient) return
    const contextOn = (contextDay: Day) => contextAt(demo, practice, ids, instantOf(zone, contextDay, '17:40'))
    const context = contextOn(day)
    const { id } = await issueBill(context, {
      billNumber: (await readNextBillNumber(context)).billNumber,
      patientId: patient.id,
      therapistId: ids.therapistIds[index % ids.therapistIds.length] ?? ids.ownerId,
      withTaxes: false,
      taxes: null,
      taxesComment: '',
      simplifiedMode: false,
      simplifiedBillingContent: [],
      detailedBillingContent: [
        estimation ? lineOfEstimation(estimation) : lineOf(index, patient.type === 'FIRM', addDays(day, -3)),
      ],
      discount: null,
      discountType: 'PERCENT',
      introText: '',
      concludeText: '',
      selectedTermOfPayment: 'DAYS_30',
      selectedPaymentChoice: 'TRANSFER',
      selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
      ...(estimation && { estimationId: estimation.id }),
    })
    await addBillEmails(contextOn, id, { day, position })
    const outcome = outcomesByPosition[position]
    if (position < unpaidCount || outcome === 'OVERDUE') continue
    const paidOn = addDays(day, daysUntilPaid)
    const paymentContext = contextOn(paidOn)
    // An invoice of a quote can be above the legal maximum in cash.
    const means = (estimation ? undefined : paymentMeans[index % paymentMeans.length]) ?? 'TRANSFER'
    if (outcome === 'PARTIAL') await recordPayment(paymentContext, id, { kind: 'PAYMENT', means, amount: 30, paidOn })
    else if (outcome === 'CREDITED')
      await issueCreditNote(paymentContext, id, { lines: null, reason: 'Séance annulée' })
    else await recordFullPayment(paymentContext, id, { means, paidOn })
    if (outcome === 'REFUNDED') await recordPayment(paymentContext, id, { kind: 'REFUND', means, amount: 20, paidOn })
  }
}

/** Closes all past days now, as the job does at its first run. */
export const closeBills = ({ tx, today }: Demo, tenantId: string): Promise<unknown> =>
  closePractice(tx, tenantId, instantOf(zone, today, '06:10'))
