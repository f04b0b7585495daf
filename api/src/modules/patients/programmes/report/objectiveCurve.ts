import { pdfColours, pdfPoints } from 'shared/design/tokens'
import type { Day } from 'shared/domain/calendar/day'
import { daysBetween } from 'shared/domain/calendar/day'
import { shortDay } from 'shared/domain/format'
import type { ObjectiveProgress } from 'shared/domain/programme/objectiveProgress'
import { levelLabel, criterionLevels } from 'shared/domain/programme/objectives'
import type { Pdf, Sheet } from '../../../../pdf/Sheet.ts'
import { drawText } from '../../../../pdf/text.ts'
import { drawFigure } from '../../../../pdf/figure.ts'

const heightPoints = 86
const plotHeightPoints = 52
const labelsWidthPoints = 116
const paddingPoints = 8
const dateWidthPoints = 90
const axisLineWidthPoints = 0.5
const curveLineWidthPoints = 1.5
const dotRadiusPoints = 3
const startDotRadiusPoints = 3.5
const { rule: ruleColour, curve: curveColour } = pdfColours

interface Period {
  startDate: Day
  endDate: Day
}

/**
 * Returns the alternative text of the curve for screen readers, e.g. « Stimulation de l'attention : non atteint au
 * départ, atteint le 19/11/2026. ».
 */
const alternativeTextOf = ({ label, atStart, points }: ObjectiveProgress) =>
  `${label} : ${levelLabel(atStart).toLowerCase()} au départ${points
    .map(({ date, level }) => `, ${levelLabel(level).toLowerCase()} le ${shortDay(date)}`)
    .join('')}.`

interface Dot {
  x: number
  y: number
}

function drawAxis(pdf: Pdf, { left, width }: Pick<Sheet, 'left' | 'width'>, yOf: (levelIndex: number) => number): void {
  criterionLevels.forEach((level, levelIndex) => {
    const y = yOf(levelIndex)
    pdf.moveTo(left + labelsWidthPoints, y).lineTo(left + width, y)
    pdf.lineWidth(axisLineWidthPoints).strokeColor(ruleColour).stroke()
    drawText(
      pdf,
      levelLabel(level),
      { x: left, y: y - 5, width: labelsWidthPoints - 10 },
      { size: pdfPoints.note, faint: true },
    )
  })
}

function drawLine(pdf: Pdf, dots: readonly Dot[]): void {
  dots.forEach(({ x, y }, index) => (index === 0 ? pdf.moveTo(x, y) : pdf.lineTo(x, y)))
  if (dots.length > 1) pdf.lineWidth(curveLineWidthPoints).strokeColor(curveColour).stroke()
}

/** Draws the progress of an objective as a line: an open dot for the start, a full dot for each evaluation. */
export function drawObjectiveCurve(sheet: Sheet, progress: ObjectiveProgress, { startDate, endDate }: Period): void {
  const { left, width } = sheet
  const { atStart, points } = progress
  drawFigure(sheet, { height: heightPoints, alt: alternativeTextOf(progress) }, (pdf, top) => {
    const yOf = (levelIndex: number) =>
      top + paddingPoints + plotHeightPoints * (1 - levelIndex / (criterionLevels.length - 1))
    const days = Math.max(1, daysBetween(startDate, endDate))
    const plotLeft = left + labelsWidthPoints + paddingPoints
    const plotWidth = width - labelsWidthPoints - 2 * paddingPoints
    const xOf = (date: Day) => plotLeft + plotWidth * Math.min(1, Math.max(0, daysBetween(startDate, date) / days))
    const dotOf = (date: Day, level: (typeof criterionLevels)[number]) => ({
      x: xOf(date),
      y: yOf(criterionLevels.indexOf(level)),
    })
    const startDot = atStart && dotOf(startDate, atStart)
    const dots = points.map(({ date, level }) => dotOf(date, level))
    drawAxis(pdf, sheet, yOf)
    drawLine(pdf, startDot ? [startDot, ...dots] : dots)
    for (const { x, y } of dots) pdf.circle(x, y, dotRadiusPoints).fillColor(curveColour).fill()
    if (startDot)
      pdf
        .circle(startDot.x, startDot.y, startDotRadiusPoints)
        .lineWidth(curveLineWidthPoints)
        .fillAndStroke(pdfColours.paper, curveColour)
    const datesY = top + plotHeightPoints + 2 * paddingPoints
    const dateStyle = { size: pdfPoints.note, faint: true }
    drawText(pdf, shortDay(startDate), { x: plotLeft, y: datesY, width: dateWidthPoints }, dateStyle)
    drawText(
      pdf,
      shortDay(endDate),
      { x: plotLeft + plotWidth - dateWidthPoints, y: datesY, width: dateWidthPoints },
      { ...dateStyle, align: 'right' },
    )
  })
}
