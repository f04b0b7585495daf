import { pdfPoints } from 'shared/design/tokens'
import { meansLabel } from 'shared/domain/bills/meansOfPayment'
import { paymentKindLabels } from 'shared/domain/bills/paymentKinds'
import type { BookedPayment } from 'shared/domain/books/booked'
import type { Period } from 'shared/domain/calendar/period'
import type { Moment } from 'shared/domain/calendar/wallClock'
import { csvOf } from 'shared/domain/csv'
import { money, shortDay } from 'shared/domain/format'
import { eurosOf, sumOf } from 'shared/domain/money/cents'
import { spreadsheetAmount } from 'shared/domain/spreadsheetAmount'
import { renderBytes, newSheet } from '../../../pdf/document.ts'
import { drawTable, type Column, type Row } from '../../../pdf/table.ts'
import { drawParagraph } from '../../../pdf/text.ts'

const gapPoints = 10

const kindLabels: Record<BookedPayment['kind'], string> = {
  ...paymentKindLabels,
  PAYMENT: 'Prestation de services',
}

const totalOf = (payments: readonly BookedPayment[]) => sumOf(payments.map((payment) => payment.amount))

const cellsOf = ({ day, bill, kind, means }: BookedPayment) => [
  shortDay(day),
  bill.number,
  bill.clientName,
  kindLabels[kind],
  meansLabel(means),
]

/** Writes the book of receipts as CSV: each row of the journal, including VAT, and the total. */
export const receiptsCsv = (payments: readonly BookedPayment[]): string =>
  csvOf([
    ['Date', 'Référence', 'Client', 'Nature', 'Mode de règlement', 'Montant'],
    ...payments.map((payment) => [...cellsOf(payment), spreadsheetAmount(eurosOf(payment.amount))]),
    ['Total', '', '', '', '', spreadsheetAmount(eurosOf(totalOf(payments)))],
  ])

/** Widths in points; they add up to the width of the page, 515. */
const columns: Column[] = [
  { title: 'Date', width: 60 },
  { title: 'Référence', width: 80 },
  { title: 'Client', width: 130 },
  { title: 'Nature', width: 100 },
  { title: 'Mode de règlement', width: 80 },
  { title: 'Montant', width: 65, align: 'right' },
]

const rowOf = (payment: BookedPayment): Row => ({ cells: [...cellsOf(payment), money(eurosOf(payment.amount))] })

/** Renders the book of receipts as a PDF; `createdAtLocal` is the time of the export in the practice's time zone. */
export function receiptsPdf(
  payments: readonly BookedPayment[],
  { startDate, endDate }: Period,
  { practice, createdAtLocal }: { practice: string; createdAtLocal: Moment },
): Promise<Uint8Array> {
  const periodText = `du ${shortDay(startDate)} au ${shortDay(endDate)}`
  const sheet = newSheet({ title: `Livre des recettes ${periodText}`, author: practice })
  drawParagraph(sheet, 'P', practice, { faint: true })
  drawParagraph(sheet, 'H1', 'Livre des recettes', { size: pdfPoints.title, bold: true })
  drawParagraph(sheet, 'P', periodText, { size: pdfPoints.subtitle }, gapPoints)
  if (payments.length > 0) drawTable(sheet, columns, payments.map(rowOf))
  sheet.pdf.y += gapPoints
  const total =
    payments.length > 0
      ? `Total des recettes, taxes comprises : ${money(eurosOf(totalOf(payments)))}`
      : 'Aucune recette sur cette période.'
  drawParagraph(sheet, 'P', total, { size: pdfPoints.emphasis, bold: true })
  return renderBytes(sheet, `Généré le ${shortDay(createdAtLocal.day)} à ${createdAtLocal.time} – Complice`)
}
