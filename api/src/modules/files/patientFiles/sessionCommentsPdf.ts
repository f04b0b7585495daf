import { pdfPoints } from 'shared/design/tokens'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import type { Moment } from 'shared/domain/calendar/wallClock'
import { longDay, plural, shortDay } from 'shared/domain/format'
import { renderBytes, newSheet } from '../../../pdf/document.ts'
import { drawFlowingText, drawParagraph } from '../../../pdf/text.ts'

export interface SessionComments {
  practice: string
  patient: string
  therapists: readonly string[]
  /** In chronological order, at least one. */
  sessions: readonly (TimeSlot & { comments: string })[]
  /** When the file was generated, in the practice's time zone. */
  createdAtLocal: Moment
  createdAt: Date
}

/** Height that a heading needs together with its first lines, so that no heading is alone at the bottom of a page. */
const headingWithTextPoints = 70
const spaceBelowPatientPoints = 8
const spaceBelowDatePoints = 14
const spaceBelowCommentsPoints = 12

const periodOf = (sessions: SessionComments['sessions']) => {
  const [firstDay = '', lastDay = firstDay] = [sessions[0]?.date, sessions.at(-1)?.date]
  return firstDay === lastDay
    ? `Séance du ${shortDay(firstDay)}`
    : `Séances du ${shortDay(firstDay)} au ${shortDay(lastDay)}`
}

export async function sessionCommentsPdf(comments: SessionComments): Promise<Uint8Array> {
  const { practice, patient, therapists, sessions, createdAtLocal, createdAt } = comments
  const sheet = newSheet({ title: 'Commentaires de séances', author: practice, createdAt })
  const { pdf } = sheet
  drawParagraph(sheet, 'P', practice, { faint: true })
  drawParagraph(sheet, 'H1', 'Commentaires de séances', { size: pdfPoints.title, bold: true })
  drawParagraph(sheet, 'P', patient, { size: pdfPoints.subtitle }, spaceBelowPatientPoints)
  drawParagraph(sheet, 'P', `${plural(therapists.length, 'Praticien', 'Praticiens')} : ${therapists.join(', ')}`)
  drawParagraph(sheet, 'P', periodOf(sessions))
  const generatedText = `Généré le ${shortDay(createdAtLocal.day)} à ${createdAtLocal.time}`
  drawParagraph(sheet, 'P', generatedText, { faint: true }, spaceBelowDatePoints)
  for (const session of sessions) {
    if (pdf.y + headingWithTextPoints > sheet.bottom) pdf.addPage()
    const heading = `${longDay(session.date)}, ${session.startTime} – ${session.endTime}`
    drawParagraph(sheet, 'H2', heading, { size: pdfPoints.emphasis, bold: true })
    drawFlowingText(sheet, session.comments, {}, spaceBelowCommentsPoints)
  }
  return renderBytes(sheet, 'Document confidentiel — données de santé')
}
