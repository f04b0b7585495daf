import { pdfPoints } from 'shared/design/tokens'
import { longDay, plural, shortDay } from 'shared/domain/format'
import { minutesBetween } from 'shared/domain/calendar/time'
import { counterFigures, quantityInWords } from 'shared/domain/programme/counterWords'
import { renderBytes, newSheet } from '../../../../pdf/document.ts'
import type { Sheet } from '../../../../pdf/Sheet.ts'
import { drawFlowingText, drawParagraph } from '../../../../pdf/text.ts'
import { drawTable } from '../../../../pdf/table.ts'
import { drawHeading } from './heading.ts'
import { drawMedicalSections } from './medicalSections.ts'
import type { ReportContent } from './ReportContent.ts'

const statusLabels = { present: 'Présent', absent: 'Absent', cancelledLate: 'Annulée tard' }

function drawReportHeader(sheet: Sheet, content: ReportContent): void {
  const { practice, patient, therapists, startDate, endDate, isRunning, createdAtLocal } = content
  drawParagraph(sheet, 'P', practice, { faint: true })
  drawParagraph(sheet, 'H1', 'Bilan de programme', { size: pdfPoints.title, bold: true })
  drawParagraph(sheet, 'P', patient, { size: pdfPoints.subtitle }, 8)
  if (therapists.length > 0)
    drawParagraph(sheet, 'P', `${plural(therapists.length, 'Praticien', 'Praticiens')} : ${therapists.join(', ')}`)
  drawParagraph(
    sheet,
    'P',
    `Programme du ${shortDay(startDate)} au ${shortDay(endDate)}${isRunning ? ' (bilan en cours de programme)' : ''}`,
  )
  drawParagraph(sheet, 'P', `Généré le ${shortDay(createdAtLocal.day)} à ${createdAtLocal.time}`, { faint: true }, 14)
}

function drawAttendance(sheet: Sheet, { counter, attendance }: ReportContent): void {
  drawHeading(sheet, 'Présence')
  for (const { key, name, value } of counterFigures(counter)) {
    // Invoicing concerns only the practice and the payer.
    if (key !== 'invoiced') drawParagraph(sheet, 'P', `${name} : ${value}`, {}, 1)
  }
  sheet.pdf.y += 8
  if (attendance.length === 0) return
  drawTable(
    sheet,
    [
      // The first column takes the width that the others, 290 points together, leave.
      { title: 'Séance', width: sheet.width - 290 },
      { title: 'Horaire', width: 110 },
      { title: 'Durée', width: 80 },
      { title: 'Présence', width: 100 },
    ],
    attendance.map(({ date, startTime, endTime, status }) => ({
      cells: [
        longDay(date),
        `${startTime} – ${endTime}`,
        quantityInWords('HOURS', minutesBetween(startTime, endTime)),
        statusLabels[status],
      ],
    })),
  )
  sheet.pdf.y += 14
}

/** Renders a programme's report as a PDF: attendance, hours and, if present, the medical content. */
export async function reportPdf(content: ReportContent): Promise<Uint8Array> {
  const { practice, createdAt, medical } = content
  const sheet = newSheet({ title: 'Bilan de programme', author: practice, createdAt })
  drawReportHeader(sheet, content)
  if (medical?.purpose) {
    drawHeading(sheet, 'But')
    drawFlowingText(sheet, medical.purpose, {}, 12)
  }
  drawAttendance(sheet, content)
  if (medical) drawMedicalSections(sheet, medical, content)
  return renderBytes(sheet, medical ? 'Document confidentiel — données de santé' : 'Document confidentiel')
}
