import { pdfPoints } from 'shared/design/tokens'
import type { WorkLine, WorkRegister } from 'shared/contracts/agenda/animal'
import { longMonth, plural, shortDay } from 'shared/domain/format'
import { minutesBetween } from 'shared/domain/calendar/time'
import type { Moment } from 'shared/domain/calendar/wallClock'
import { minutesInWords } from 'shared/domain/workload/sentences'
import { isValidLine, lineNote, wellbeingText } from 'shared/domain/workload/register'
import { renderBytes, newSheet } from '../../../pdf/document.ts'
import { drawParagraph } from '../../../pdf/text.ts'
import { drawTable, type Column, type Row } from '../../../pdf/table.ts'

/** Widths in points; their sum is 515, the width of the page's text. */
const columns: Column[] = [
  { title: 'Jour', width: 58 },
  { title: 'Début', width: 38 },
  { title: 'Fin', width: 38 },
  { title: 'Durée', width: 48 },
  { title: 'Type', width: 98 },
  { title: 'Lieu', width: 82 },
  { title: 'Intervenant', width: 83 },
  { title: 'Bien-être', width: 70 },
]

/** Space below the heading texts and the table. */
const spaceBelowPoints = 10

const rowOf = (line: WorkLine): Row => {
  const { day, startTime, endTime, sessionType, club, handler, wellbeing } = line
  return {
    cells: [
      shortDay(day),
      startTime,
      endTime,
      minutesInWords(minutesBetween(startTime, endTime)),
      sessionType,
      club,
      handler,
      wellbeingText(wellbeing),
    ],
    struck: !isValidLine(line),
    note: lineNote(line),
  }
}

export interface RegisterOptions {
  practice: string
  /** The time of generation, in the practice's time zone. */
  createdAtLocal: Moment
}

export async function registerPdf(
  { animal, month, minutes, lines }: WorkRegister,
  { practice, createdAtLocal }: RegisterOptions,
): Promise<Uint8Array> {
  const title = `Registre de charge de travail – ${animal.name} – ${longMonth(month)}`
  const sheet = newSheet({ title, author: practice })
  const sessionCount = lines.filter(isValidLine).length
  const corrections = lines.length - sessionCount
  drawParagraph(sheet, 'P', practice, { faint: true })
  drawParagraph(sheet, 'H1', `Registre de charge de travail : ${animal.name}`, { size: pdfPoints.title, bold: true })
  drawParagraph(sheet, 'P', longMonth(month), { size: pdfPoints.subtitle }, spaceBelowPoints)
  drawParagraph(
    sheet,
    'P',
    'Séances validées qui ont eu lieu. Les lignes barrées ne comptent pas : elles disent ce qui a été corrigé depuis.',
    { size: pdfPoints.table, faint: true },
    spaceBelowPoints,
  )
  if (lines.length > 0) drawTable(sheet, columns, lines.map(rowOf))
  sheet.pdf.y += spaceBelowPoints
  const correctionsText = corrections > 0 ? `, ${corrections} ${plural(corrections, 'correction', 'corrections')}` : ''
  const total =
    lines.length > 0
      ? `Total du mois : ${minutesInWords(minutes)} (${sessionCount} ${plural(sessionCount, 'séance', 'séances')}${correctionsText})`
      : 'Aucune séance ce mois-ci.'
  drawParagraph(sheet, 'P', total, { size: pdfPoints.emphasis, bold: true })
  return renderBytes(sheet, `Généré le ${shortDay(createdAtLocal.day)} à ${createdAtLocal.time} – Complice`)
}
