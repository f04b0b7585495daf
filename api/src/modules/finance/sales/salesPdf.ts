import { pdfPoints } from 'shared/design/tokens'
import type { Sale, SalesPage } from 'shared/contracts/finance/sales'
import type { Period } from 'shared/domain/calendar/period'
import type { Moment } from 'shared/domain/calendar/wallClock'
import { money, plural, shortDay } from 'shared/domain/format'
import { renderBytes, newSheet } from '../../../pdf/document.ts'
import { drawTable, type Column, type Row } from '../../../pdf/table.ts'
import { drawParagraph } from '../../../pdf/text.ts'
import { patientText } from './patientText.ts'

/** Widths in points; they add up to the width of the page, 515. */
const columns: Column[] = [
  { title: 'Date', width: 56 },
  { title: 'Patient', width: 90 },
  { title: 'Type', width: 76 },
  { title: 'Lieu', width: 64 },
  { title: 'HT', width: 52, align: 'right' },
  { title: 'TVA', width: 45, align: 'right' },
  { title: 'TTC', width: 52, align: 'right' },
  { title: 'Charges', width: 47, align: 'right' },
  { title: 'Payée', width: 33, align: 'right' },
]

const gapPoints = 10

const rowOf = (sale: Sale): Row => ({
  cells: [
    shortDay(sale.date),
    patientText(sale),
    sale.sessionType,
    sale.club ?? '',
    money(sale.netPrice),
    money(sale.tax),
    money(sale.totalPrice),
    money(sale.charges),
    sale.paid ? 'Oui' : 'Non',
  ],
})

const totalRow = ({ netPrice, tax, totalPrice, charges }: SalesPage['totals']): Row => ({
  cells: ['Total', '', '', '', money(netPrice), money(tax), money(totalPrice), money(charges), ''],
  bold: true,
})

interface SalesReport extends Period {
  /** Name of the therapist; '' for the sales of all therapists. */
  therapist: string
  sales: readonly Sale[]
  totals: SalesPage['totals']
}

/**
 * Renders the sales of a period as a table with its total. `createdAtLocal` is the time of the export in the practice's
 * time zone.
 */
export function salesPdf(
  { startDate, endDate, therapist, sales, totals }: SalesReport,
  { practice, createdAtLocal }: { practice: string; createdAtLocal: Moment },
): Promise<Uint8Array> {
  const periodText = `du ${shortDay(startDate)} au ${shortDay(endDate)}`
  const heading = ['Détail des ventes', therapist].filter(Boolean).join(' – ')
  const sheet = newSheet({ title: `${heading} ${periodText}`, author: practice })
  drawParagraph(sheet, 'P', practice, { faint: true })
  drawParagraph(sheet, 'H1', heading, { size: pdfPoints.title, bold: true })
  drawParagraph(sheet, 'P', periodText, { size: pdfPoints.subtitle }, gapPoints)
  if (sales.length > 0) drawTable(sheet, columns, [...sales.map(rowOf), totalRow(totals)])
  sheet.pdf.y += gapPoints
  const summary =
    sales.length > 0
      ? `${sales.length} ${plural(sales.length, 'séance', 'séances')}, dont ${money(totals.paid)} payés et ${money(totals.due)} à encaisser, TVA comprise.`
      : 'Aucune séance sur cette période.'
  drawParagraph(sheet, 'P', summary, { size: pdfPoints.emphasis, bold: true })
  return renderBytes(sheet, `Généré le ${shortDay(createdAtLocal.day)} à ${createdAtLocal.time} – Complice`)
}
