import { isClientCreditKind } from '../bills/paymentKinds.ts'
import type { Day } from '../calendar/day.ts'
import type { BookedBill, BookedCreditNote, BookedPayment, BookedRate } from './booked.ts'
import { documentsOfBills, type BookedDocuments } from './bookedDocuments.ts'
import { creditNoteRates, paymentRates } from './collectedRates.ts'

export interface DatedRate extends BookedRate {
  day: Day
  /** The number of invoices or payments; 0 for credit notes, refunds and corrections. */
  count: number
}

/** Returns the amounts of documents by VAT rate, on the day of issue; negative for credit notes. */
export const ratesOfBills = (bills: readonly BookedBill[]): DatedRate[] =>
  bills.flatMap(({ kind, day, rates }) =>
    rates.map(({ rate, base, tax }) =>
      kind === 'INVOICE' ? { day, rate, base, tax, count: 1 } : { day, rate, base: 0 - base, tax: 0 - tax, count: 0 },
    ),
  )

/**
 * Returns the amounts collected by VAT rate: payments on the day they were received, and, on the day of a credit note,
 * the amounts that it moves from one rate to another. A client's credit has no VAT until it pays an invoice (ruling
 * 139).
 */
export const ratesOfPayments = (
  payments: readonly BookedPayment[],
  creditNotes: readonly BookedCreditNote[],
): DatedRate[] => [
  ...payments
    .filter(({ kind }) => !isClientCreditKind(kind))
    .flatMap((payment) =>
      paymentRates(payment).map((rate) => ({ day: payment.day, ...rate, count: payment.kind === 'PAYMENT' ? 1 : 0 })),
    ),
  ...creditNotes.flatMap((creditNote) =>
    creditNoteRates(creditNote).map((rate) => ({ day: creditNote.day, ...rate, count: 0 })),
  ),
]

export interface RateSum extends BookedRate {
  /** A day `yyyy-mm-dd`, or a month `yyyy-mm`. */
  period: string
  count: number
}

/** Sums the amounts by period and rate, sorted, without empty sums; `periodOf` converts a day to its period. */
export function sumRates(rows: readonly DatedRate[], periodOf: (day: Day) => string): RateSum[] {
  const sums = new Map<string, RateSum>()
  for (const { day, rate, base, tax, count } of rows) {
    const period = periodOf(day)
    const key = `${period} ${String(rate).padStart(6, '0')}`
    const sum = sums.get(key) ?? { period, rate, base: 0, tax: 0, count: 0 }
    sums.set(key, { ...sum, base: sum.base + base, tax: sum.tax + tax, count: sum.count + count })
  }
  return [...sums.entries()]
    .toSorted(([key], [otherKey]) => (key < otherKey ? -1 : 1))
    .map(([, sum]) => sum)
    .filter(({ base, tax }) => base !== 0 || tax !== 0)
}

const sumByMonth = (rates: readonly DatedRate[]) => sumRates(rates, (day) => day.slice(0, 7))

/**
 * Returns the VAT due by month and rate: `invoiced` for invoices whose VAT is due on issue, `collected` for invoices
 * whose VAT is due on payment, `all` for both.
 */
export function vatDue(documents: BookedDocuments): { invoiced: RateSum[]; collected: RateSum[]; all: RateSum[] } {
  const { bills } = documentsOfBills(documents, ({ vatOnDebits }) => vatOnDebits)
  const { payments, creditNotes } = documentsOfBills(documents, ({ vatOnDebits }) => !vatOnDebits)
  const [invoiced, collected] = [ratesOfBills(bills), ratesOfPayments(payments, creditNotes)]
  return {
    invoiced: sumByMonth(invoiced),
    collected: sumByMonth(collected),
    all: sumByMonth([...invoiced, ...collected]),
  }
}
