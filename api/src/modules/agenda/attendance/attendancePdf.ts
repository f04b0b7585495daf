import { pdfColours, pdfPoints } from 'shared/design/tokens'
import {
  signatureBox,
  type AttendanceSheet,
  type Participant,
  type Signature,
} from 'shared/contracts/agenda/attendance'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { longDay, shortDay } from 'shared/domain/format'
import { renderBytes, newSheet } from '../../../pdf/document.ts'
import { drawDecoration, type Sheet } from '../../../pdf/Sheet.ts'
import { drawParagraph, drawText } from '../../../pdf/text.ts'
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
/** Space above and below the signature box in its row. */
const boxMarginPoints = 7
const boxWidthPoints = (boxHeightPoints * signatureBox.width) / signatureBox.height
const rowHeightPoints = boxHeightPoints + 2 * boxMarginPoints
const gapBeforeBoxPoints = 16
/** Distances of the texts of a row from its top; `lines` is the first line below the role. */
const textTopPoints = { name: 6, role: 20, lines: 32 }
const lineHeightPoints = 11
const ruleWidthPoints = 0.5
const spaceBelowTitlePoints = 14
const spaceBelowSessionPoints = 12
const spaceBelowRulePoints = 8
const spaceBelowHashPoints = 2
/** Height of a session's heading, which must be on the same page as its first row. */
const headingHeightPoints = 40
/** Height of the rule, the hash and the date, which must be on the same page. */
const endHeightPoints = 60
const ruleColor = pdfColours.rule

/** Formats an ISO instant like « 22/11/2026 à 14:05:09 »; its characters 17 and 18 are the seconds. */
function formatInstant(timeZone: string, instant: string): string {
  const { day, time } = momentIn(timeZone, new Date(instant))
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
    const textWidth = width - boxWidthPoints - gapBeforeBoxPoints
    drawText(pdf, name, { x: left, y: top + textTopPoints.name, width: textWidth }, { bold: true })
    drawText(
      pdf,
      roleNames[role],
      { x: left, y: top + textTopPoints.role, width: textWidth },
      { size: pdfPoints.note, faint: true },
    )
    lines.forEach((line, index) =>
      drawText(
        pdf,
        line,
        { x: left, y: top + textTopPoints.lines + index * lineHeightPoints, width: textWidth },
        { size: pdfPoints.note },
      ),
    )
    const box = {
      x: left + width - boxWidthPoints,
      y: top + boxMarginPoints,
      width: boxWidthPoints,
      height: boxHeightPoints,
    }
    pdf.rect(box.x, box.y, box.width, box.height).lineWidth(ruleWidthPoints).strokeColor(ruleColor).stroke()
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
  const subtitle = firm ? `${longDay(date)} — ${firm}` : longDay(date)
  drawParagraph(sheet, 'P', subtitle, { size: pdfPoints.subtitle }, spaceBelowTitlePoints)
  for (const { startTime, endTime, typeName, participants } of sessions) {
    if (pdf.y + headingHeightPoints + rowHeightPoints > sheet.bottom) pdf.addPage()
    drawParagraph(sheet, 'H2', `${startTime} – ${endTime} · ${typeName}`, { size: pdfPoints.section, bold: true })
    for (const participant of participants) {
      drawParticipantRow(sheet, participant, content)
      drawStruckEntries(sheet, participant, timeZone)
    }
    pdf.y += spaceBelowSessionPoints
  }
  if (pdf.y + endHeightPoints > sheet.bottom) pdf.addPage()
  drawDecoration(pdf, 'Layout', () =>
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .lineWidth(ruleWidthPoints)
      .strokeColor(ruleColor)
      .stroke(),
  )
  pdf.y += spaceBelowRulePoints
  drawParagraph(
    sheet,
    'P',
    `Empreinte SHA-256 de ce qui est enregistré : ${hash}`,
    { size: pdfPoints.note },
    spaceBelowHashPoints,
  )
  const { day, time } = momentIn(timeZone, createdAt)
  drawParagraph(sheet, 'P', `Généré le ${shortDay(day)} à ${time}. Les heures sont celles du cabinet.`, {
    size: pdfPoints.note,
    faint: true,
  })
  return renderBytes(sheet, 'Document confidentiel')
}
