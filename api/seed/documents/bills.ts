import { addDays, type Day } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { closePractice } from '../../src/modules/finance/books/closures/closeBills.service.ts'
import { issueCreditNote } from '../../src/modules/finance/bills/creditNotes/creditNote.service.ts'
import { issueBill, readNextBillNumber } from '../../src/modules/finance/bills/issue/issueBill.service.ts'
import { recordPayment, recordFullPayment } from '../../src/modules/finance/bills/payments/payments.service.ts'
import { addBillEmails } from './billEmails.ts'
import type { EstimationStateRow } from '../../src/modules/finance/estimations/estimationWithState.sql.ts'
import { findAcceptedEstimation } from './findAcceptedEstimation.ts'
import { buildOwnerContext } from './buildOwnerContext.ts'
import { planPastBills } from './pastBills.ts'
import { applyInDateOrder } from './timeline.ts'
import type { MemberContext } from '../../src/memberContext.ts'
import { timeZone, type SeedContext } from '../SeedContext.ts'
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

interface BillIds {
  tenantId: string
  ownerId: string
  therapistIds: readonly string[]
}

type ContextOfDay = (day: Day) => MemberContext
type ClientRow = Awaited<ReturnType<typeof listPatientsWithAddress>>[number]

/** Plans one invoice that is not about sessions of the agenda, and what happened to it. */
function planBill(
  seedContext: SeedContext,
  ids: BillIds,
  contextOfDay: ContextOfDay,
  patients: readonly ClientRow[],
  index: number,
) {
  const position = billCount - 1 - index
  const day = addDays(seedContext.today, -newestBillAgeDays - daysBetweenBills * position)
  const outcome = outcomesByPosition[position]
  const paidOn = addDays(day, daysUntilPaid)
  let billId = ''
  let isOfEstimation = false

  const issue = async () => {
    const estimation = await findAcceptedEstimation(seedContext, day)
    const patient = patients.find(({ id }) => id === estimation?.patient_id) ?? patients[(index * 5) % patients.length]
    if (!patient) throw new Error('No patient has an address.')
    const context = contextOfDay(day)
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
    billId = id
    isOfEstimation = estimation !== undefined
    await addBillEmails(contextOfDay, id, { day, position })
  }
  const settle = async () => {
    const context = contextOfDay(paidOn)
    // An invoice of a quote can be above the legal maximum in cash.
    const means = (isOfEstimation ? undefined : paymentMeans[index % paymentMeans.length]) ?? 'TRANSFER'
    if (outcome === 'PARTIAL') await recordPayment(context, billId, { kind: 'PAYMENT', means, amount: 30, paidOn })
    else if (outcome === 'CREDITED') await issueCreditNote(context, billId, { lines: null, reason: 'Séance annulée' })
    else await recordFullPayment(context, billId, { means, paidOn })
    if (outcome === 'REFUNDED') await recordPayment(context, billId, { kind: 'REFUND', means, amount: 20, paidOn })
  }
  const isSettled = position >= unpaidCount && outcome !== 'OVERDUE'
  return [{ day, apply: issue }, ...(isSettled ? [{ day: paidOn, apply: settle }] : [])]
}

/**
 * Adds past invoices, one for each client and period of the sessions before the recent weeks. Adds others that are
 * paid, partly paid, overdue, refunded or credited.
 */
export async function addBills(
  seedContext: SeedContext,
  practice: Pick<DemoPractice, 'offer'>,
  ids: BillIds,
): Promise<void> {
  const patients = await listPatientsWithAddress(seedContext)
  if (patients.length === 0) return
  const contextOfDay: ContextOfDay = (day) =>
    buildOwnerContext(seedContext, practice, ids, instantOf(timeZone, day, '17:40'))
  await applyInDateOrder([
    ...Array.from({ length: billCount }, (_, index) =>
      planBill(seedContext, ids, contextOfDay, patients, index),
    ).flat(),
    ...(await planPastBills(seedContext, contextOfDay, ids.tenantId)),
  ])
}

/** Closes all past days, months and years now, as the job does at its first run. */
export const closeBills = ({ tx, today }: SeedContext, tenantId: string): Promise<unknown> =>
  closePractice(tx, tenantId, instantOf(timeZone, today, '06:10'))
