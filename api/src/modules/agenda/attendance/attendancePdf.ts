import { pdfColours, pdfPoints } from 'shared/design/tokens'
import {
  signatureBox,
  type AttendanceSheet,
  type Participant,
  type Signature,
} from 'shared/contracts/agenda/attendance'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { longDay, shortDay } from 'shared/domain/format'
import { renderBytes, newSheet } from '../../../pdf/document.ts'
import { drawDecoration, type Sheet } from '../../../pdf/Sheet.ts'
import { drawParagraph, write } from '../../../pdf/text.ts'
import { drawFigure } from '../../../pdf/figure.ts'
import { drawStrokes } from './drawStrokes.ts'

export interface AttendanceContent {
  sheet: AttendanceSheet
  /** Signatures by entry id; null for an absence entry. */
  signatures: ReadonlyMap<string, Signature | null>
  /** SHA-256 of the entries, in hexadecimal digits. */
  hash: string
  timeZone: string
  createdAt: Date
}

const boxHeightPoints = 48
const boxWidthPoints = (boxHeightPoints * signatureBox.width) / signatureBox.height
const rowHeightPoints = boxHeightPoints + 14
const ruleColor = pdfColours.rule

/** Example: « 22/11/2026 à 14:05:09 ». */
function formatInstant(timeZone: string, instant: string): string {
  const { day, time } = nowIn(timeZone, new Date(instant))
  return `${shortDay(day)} à ${time}:${instant.slice(17, 19)}`
}

function stateOf({ entry }: Participant, signature: Signature | null): string {
  if (!entry) return 'Pas encore signé'
  if (!signature) return 'Absent'
  if (signature.kind === 'DRAWN') return 'Présent, a signé'
  if (signature.kind === 'TYPED') return `Présent, a signé en tapant son nom : ${signature.name}`
  return `Présent, attesté par le praticien${signature.reason ? ` : ${signature.reason}` : ''}`
}

const roleNames = { PATIENT: 'Participant', PRACTITIONER: 'Praticien' }

const kindTexts = { DRAWN: 'signature', TYPED: 'signature tapée', ATTESTED: 'attestation' }

/** The struck entries of a participant, with when and why they were struck. */
function drawStruckEntries(sheet: Sheet, { name, struckEntries = [] }: Participant, timeZone: string): void {
  for (const { kind, recordedAt, struckAt, reason } of struckEntries)
    drawParagraph(
      sheet,
      'P',
      `${name} : ligne biffée le ${formatInstant(timeZone, struckAt)} (${kind ? kindTexts[kind] : 'absence'} du ${formatInstant(timeZone, recordedAt)}). Motif : ${reason}`,
      { size: pdfPoints.note, faint: true },
      4,
    )
}

function drawParticipantRow(sheet: Sheet, participant: Participant, { signatures, timeZone }: AttendanceContent): void {
  const { left, width } = sheet
  const { entry, name, role } = participant
  const signature = (entry && signatures.get(entry.entryId)) ?? null
  const instants = entry
    ? `Le ${formatInstant(timeZone, entry.recordedAt)}, reçu le ${formatInstant(timeZone, entry.receivedAt)}`
    : ''
  const lines = [stateOf(participant, signature), instants].filter((line) => line !== '')
  const alt = [`${roleNames[role]} ${name}`, ...lines].join('. ')
  drawFigure(sheet, { height: rowHeightPoints, alt }, (pdf, top) => {
    const textWidth = width - boxWidthPoints - 16
    write(pdf, name, { x: left, y: top + 6, width: textWidth }, { bold: true })
    write(pdf, roleNames[role], { x: left, y: top + 20, width: textWidth }, { size: pdfPoints.note, faint: true })
    lines.forEach((line, index) =>
      write(pdf, line, { x: left, y: top + 32 + index * 11, width: textWidth }, { size: pdfPoints.note }),
    )
    const box = { x: left + width - boxWidthPoints, y: top + 7, width: boxWidthPoints, height: boxHeightPoints }
    pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).strokeColor(ruleColor).stroke()
    if (signature?.kind === 'DRAWN') drawStrokes(pdf, signature.strokes, box)
  })
}

/** Renders the attendance sheet of a session, or of a day at a firm; drawn signatures are rendered as strokes. */
export async function attendancePdf(content: AttendanceContent): Promise<Uint8Array> {
  const { hash, timeZone, createdAt } = content
  const { practice, firm, date, sessions } = content.sheet
  const sheet = newSheet({ title: "Feuille d'émargement", author: practice, createdAt })
  const { pdf, left, width } = sheet
  drawParagraph(sheet, 'P', practice, { faint: true })
  drawParagraph(sheet, 'H1', "Feuille d'émargement", { size: pdfPoints.title, bold: true })
  drawParagraph(sheet, 'P', firm ? `${longDay(date)} — ${firm}` : longDay(date), { size: pdfPoints.subtitle }, 14)
  for (const { startTime, endTime, typeName, participants } of sessions) {
    if (pdf.y + rowHeightPoints + 40 > sheet.bottom) pdf.addPage()
    drawParagraph(sheet, 'H2', `${startTime} – ${endTime} · ${typeName}`, { size: pdfPoints.section, bold: true }, 4)
    for (const participant of participants) {
      drawParticipantRow(sheet, participant, content)
      drawStruckEntries(sheet, participant, timeZone)
    }
    pdf.y += 12
  }
  if (pdf.y + 60 > sheet.bottom) pdf.addPage()
  drawDecoration(pdf, 'Layout', () =>
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .lineWidth(0.5)
      .strokeColor(ruleColor)
      .stroke(),
  )
  pdf.y += 8
  drawParagraph(sheet, 'P', `Empreinte SHA-256 de ce qui est enregistré : ${hash}`, { size: pdfPoints.note }, 2)
  const { day, time } = nowIn(timeZone, createdAt)
  drawParagraph(sheet, 'P', `Généré le ${shortDay(day)} à ${time}. Les heures sont celles du cabinet.`, {
    size: pdfPoints.note,
    faint: true,
  })
  return renderBytes(sheet, 'Document confidentiel')
}
