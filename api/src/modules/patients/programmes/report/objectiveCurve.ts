import type { Day } from 'shared/domain/calendar/day'
import { daysBetween } from 'shared/domain/calendar/day'
import { shortDay } from 'shared/domain/format'
import type { ObjectiveProgress } from 'shared/domain/programme/objectiveProgress'
import { standingLabel, standings } from 'shared/domain/programme/objectives'
import type { Pdf, Sheet } from '../../../../pdf/Sheet.ts'
import { write } from '../../../../pdf/text.ts'
import { figure } from '../../../../pdf/figure.ts'

const heightPoints = 86
const plotHeightPoints = 52
const labelsWidthPoints = 116
const rule = '#c9cdc4'
const curve = '#2f6b4f'

interface Period {
  startDate: Day
  endDate: Day
}

/** Alternative text of the curve for screen readers: « 12/11/2026 partiellement atteint, 19/11/2026 atteint ». */
const inWords = ({ label, atStart, points }: ObjectiveProgress) =>
  `${label} : ${standingLabel(atStart).toLowerCase()} au départ${points
    .map(({ date, standing }) => `, ${standingLabel(standing).toLowerCase()} le ${shortDay(date)}`)
    .join('')}.`

interface Dot {
  x: number
  y: number
}

function drawAxis(pdf: Pdf, { left, width }: Pick<Sheet, 'left' | 'width'>, yOf: (level: number) => number): void {
  standings.forEach((standing, level) => {
    const y = yOf(level)
    pdf.moveTo(left + labelsWidthPoints, y).lineTo(left + width, y)
    pdf.lineWidth(0.5).strokeColor(rule).stroke()
    write(pdf, standingLabel(standing), { x: left, y: y - 5, width: labelsWidthPoints - 10 }, { size: 8, faint: true })
  })
}

function drawLine(pdf: Pdf, dots: readonly Dot[]): void {
  dots.forEach(({ x, y }, index) => (index === 0 ? pdf.moveTo(x, y) : pdf.lineTo(x, y)))
  if (dots.length > 1) pdf.lineWidth(1.5).strokeColor(curve).stroke()
}

/** Draws the progress of an objective as a line: an open dot for the start, a full dot for each evaluation. */
export function objectiveCurve(sheet: Sheet, progress: ObjectiveProgress, { startDate, endDate }: Period): void {
  const { left, width } = sheet
  const { atStart, points } = progress
  figure(sheet, { height: heightPoints, alt: inWords(progress) }, (pdf, top) => {
    const yOf = (level: number) => top + 8 + plotHeightPoints * (1 - level / (standings.length - 1))
    const days = Math.max(1, daysBetween(startDate, endDate))
    const plotLeft = left + labelsWidthPoints + 8
    const plotWidth = width - labelsWidthPoints - 16
    const xOf = (date: Day) => plotLeft + plotWidth * Math.min(1, Math.max(0, daysBetween(startDate, date) / days))
    const dotOf = (date: Day, standing: (typeof standings)[number]) => ({
      x: xOf(date),
      y: yOf(standings.indexOf(standing)),
    })
    const start = atStart && dotOf(startDate, atStart)
    const dots = points.map(({ date, standing }) => dotOf(date, standing))
    drawAxis(pdf, sheet, yOf)
    drawLine(pdf, start ? [start, ...dots] : dots)
    for (const { x, y } of dots) pdf.circle(x, y, 3).fillColor(curve).fill()
    if (start) pdf.circle(start.x, start.y, 3.5).lineWidth(1.5).fillAndStroke('#ffffff', curve)
    const below = top + 8 + plotHeightPoints + 8
    write(pdf, shortDay(startDate), { x: plotLeft, y: below, width: 90 }, { size: 8, faint: true })
    write(
      pdf,
      shortDay(endDate),
      { x: plotLeft + plotWidth - 90, y: below, width: 90 },
      { size: 8, faint: true, align: 'right' },
    )
  })
}
