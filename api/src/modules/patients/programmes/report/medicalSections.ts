import { pdfPoints } from 'shared/design/tokens'
import { longDay, plural } from 'shared/domain/format'
import type { ObjectiveProgress } from 'shared/domain/programme/objectiveProgress'
import { levelLabel } from 'shared/domain/programme/objectives'
import type { Sheet } from '../../../../pdf/Sheet.ts'
import { drawFlowingText, drawParagraph } from '../../../../pdf/text.ts'
import { drawHeading } from './heading.ts'
import { drawObjectiveCurve } from './objectiveCurve.ts'
import type { MedicalContent, ReportContent } from './ReportContent.ts'

/** Height to reserve for an objective, so that its name and its curve are on one page. */
const objectiveHeightPoints = 130
const headingHeightPoints = 30

/** Height to reserve for a comment, so that its title and its first lines are on one page. */
const commentHeightPoints = 60

const sharesInWords = ({ points, shares }: ObjectiveProgress) =>
  `${points.length} ${plural(points.length, 'évaluation', 'évaluations')} : ${shares
    .filter(({ count }) => count > 0)
    .map(({ level, count, percent }) => `${levelLabel(level).toLowerCase()} ${count} (${percent} %)`)
    .join(', ')}`

function drawObjective(sheet: Sheet, progress: ObjectiveProgress, report: ReportContent): void {
  const { label, atStart, atEnd, points } = progress
  const { pdf, bottom } = sheet
  if (pdf.y + objectiveHeightPoints > bottom) pdf.addPage()
  drawParagraph(sheet, 'H3', label, { size: pdfPoints.emphasis, bold: true }, 2)
  const end = atEnd ? ` ; ${levelLabel(atEnd).toLowerCase()} à la dernière évaluation` : ''
  drawParagraph(sheet, 'P', `${levelLabel(atStart)} au départ${end}.`, {}, 2)
  if (points.length === 0) {
    drawParagraph(sheet, 'P', "Cet objectif n'a pas été évalué pendant le programme.", { faint: true }, 10)
    return
  }
  drawParagraph(sheet, 'P', sharesInWords(progress), { faint: true }, 4)
  drawObjectiveCurve(sheet, progress, report)
  pdf.y += 6
}

/**
 * Renders the medical sections, which a funder's report does not have: objectives with the levels of their evaluations,
 * activities, comments, conclusion. `reportPdf` renders the purpose.
 */
export function drawMedicalSections(sheet: Sheet, medical: MedicalContent, report: ReportContent): void {
  const { objectives, activities, comments, conclusion } = medical
  if (objectives.length > 0) {
    drawHeading(sheet, 'Objectifs', objectiveHeightPoints + headingHeightPoints)
    for (const progress of objectives) drawObjective(sheet, progress, report)
  }
  if (activities.length > 0) {
    drawHeading(sheet, 'Ce qui a été travaillé')
    for (const activity of activities) drawParagraph(sheet, 'P', activity, {}, 1)
    sheet.pdf.y += 10
  }
  if (comments.length > 0) {
    drawHeading(sheet, 'Commentaires de séances')
    for (const session of comments) {
      if (sheet.pdf.y + commentHeightPoints > sheet.bottom) sheet.pdf.addPage()
      const title = `${longDay(session.date)}, ${session.startTime} – ${session.endTime}`
      drawParagraph(sheet, 'H3', title, { size: pdfPoints.body, bold: true }, 2)
      drawFlowingText(sheet, session.comments, {}, 8)
    }
  }
  if (conclusion.trim() !== '') {
    drawHeading(sheet, 'Conclusion du praticien')
    drawFlowingText(sheet, conclusion.trim())
  }
}
