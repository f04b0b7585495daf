import { silently, tagged, type Part, type Sheet } from './Sheet.ts'
import { heightOf, write, type Style } from './text.ts'

export interface Column {
  title: string
  /** Points; those of all columns make the width of the sheet. */
  width: number
  /** Amounts stand at the right. */
  align?: 'right'
  /** Whether notes stand in this column; else they take the whole width below their row. */
  holdsNotes?: boolean
}

export interface Row {
  cells: readonly string[]
  /** A row that was corrected since, with the reason below it. */
  struck?: boolean
  note?: string
  bold?: boolean
}

const sizePoints = 9
const gapPoints = 4
const rule = '#c9cdc4'

interface Laid {
  cells: readonly string[]
  style: Style
  note: string
  noteHeight: number
  height: number
}

/** Where notes stand, from the left of the table: in the column that holds them, else below all of them. */
function noteArea(columns: readonly Column[], width: number): { index: number; offset: number; width: number } {
  const index = columns.findIndex(({ holdsNotes }) => holdsNotes)
  const column = columns[index]
  if (!column) return { index: 0, offset: 0, width }
  const offset = columns.slice(0, index).reduce((sum, before) => sum + before.width, 0)
  return { index, offset, width: column.width - gapPoints }
}

function laidOut(
  { pdf, width }: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  style: Style,
  note = '',
): Laid {
  const { width: noteWidth } = noteArea(columns, width)
  const noteHeight = note === '' ? 0 : heightOf(pdf, note, noteWidth, { size: 8 })
  const tallest = Math.max(
    ...columns.map((column, index) => heightOf(pdf, cells[index] ?? '', column.width - gapPoints, style)),
  )
  return { cells, style, note, noteHeight, height: tallest + (noteHeight > 0 ? noteHeight + 2 : 0) + 2 * gapPoints }
}

interface RowDrawing {
  /** Wraps what is drawn of a column: tagged as a cell, or nothing around it. */
  cell: (draw: () => void) => void
  /** Wraps the line below the row. */
  rule: (draw: () => void) => void
}

/** Draws a row at the current position. Its note is read out with the cell of its column. */
function drawRow({ pdf, left, width }: Sheet, columns: readonly Column[], laid: Laid, drawing: RowDrawing): void {
  const { cells, style, note, noteHeight, height } = laid
  const top = pdf.y
  const noteColumn = noteArea(columns, width)
  const noteBox = { x: left + noteColumn.offset, y: top + height - gapPoints - noteHeight, width: noteColumn.width }
  let x = left
  columns.forEach((column, index) => {
    const box = { x, y: top + gapPoints, width: column.width - gapPoints }
    drawing.cell(() => {
      write(pdf, cells[index] ?? '', box, column.align ? { ...style, align: column.align } : style)
      if (note && index === noteColumn.index) write(pdf, note, noteBox, { size: 8, faint: true })
    })
    x += column.width
  })
  drawing.rule(() =>
    pdf
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke(),
  )
  pdf.y = top + height
}

/** By this attribute a screen reader knows that a cell is the heading of its column. */
const heading: PDFKit.Mixins.StructureElementOptions & { scope: 'Column' } = { scope: 'Column' }

function taggedRow(sheet: Sheet, table: Part, columns: readonly Column[], laid: Laid, tag: 'TH' | 'TD'): void {
  const { pdf } = sheet
  const row = pdf.struct('TR')
  table.add(row)
  drawRow(sheet, columns, laid, {
    cell: (draw) => row.add(pdf.struct(tag, tag === 'TH' ? heading : {}, [tagged(pdf, tag, draw)])),
    rule: (draw) => silently(pdf, 'Layout', draw),
  })
  row.end()
}

/** The header again, at the top of a following page: screen readers have it already. */
const repeatHead = (sheet: Sheet, columns: readonly Column[], head: Laid): void =>
  silently(sheet.pdf, 'Pagination', () =>
    drawRow(sheet, columns, head, { cell: (draw) => draw(), rule: (draw) => draw() }),
  )

/** A table whose header is drawn on each page and tagged once. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): void {
  const { pdf, root, bottom } = sheet
  const head = laidOut(
    sheet,
    columns,
    columns.map(({ title }) => title),
    { size: sizePoints, bold: true },
  )
  const table = pdf.struct('Table')
  root.add(table)
  taggedRow(sheet, table, columns, head, 'TH')
  for (const { cells, struck = false, bold = false, note } of rows) {
    const laid = laidOut(sheet, columns, cells, { size: sizePoints, struck, bold, faint: struck }, note)
    if (pdf.y + laid.height > bottom) {
      pdf.addPage()
      repeatHead(sheet, columns, head)
    }
    taggedRow(sheet, table, columns, laid, 'TD')
  }
  table.end()
}
