import { pdfColours, pdfPoints } from 'shared/design/tokens'
import { drawDecoration, drawTagged, type StructureElement, type Sheet } from './Sheet.ts'
import { heightOf, drawText, type Style } from './text.ts'

export interface Column {
  title: string
  /** Width in points; the widths of all columns add up to the sheet's width. */
  width: number
  /** Right-aligned for amounts; left-aligned by default. */
  align?: 'right'
  /** Whether notes are printed in this column; without such a column they take the full width below their row. */
  holdsNotes?: boolean
}

export interface Row {
  cells: readonly string[]
  /** Whether the row is struck through, because it was later corrected; `note` has the reason. */
  struck?: boolean
  note?: string
  bold?: boolean
}

const sizePoints = pdfPoints.table
/** Space to the right of a cell's text. */
export const gapPoints = 4
/** Space above and below a cell's text. */
const rowGapPoints = 3.5

interface RowLayout {
  cells: readonly string[]
  style: Style
  note: string
  noteHeight: number
  height: number
}

/**
 * Returns the column whose cell contains the notes, with their left offset and width in points: those of the notes
 * column, or the full width from the first column.
 */
function noteArea(columns: readonly Column[], width: number): { index: number; offset: number; width: number } {
  const index = columns.findIndex(({ holdsNotes }) => holdsNotes)
  const column = columns[index]
  if (!column) return { index: 0, offset: 0, width }
  const offset = columns.slice(0, index).reduce((sum, previousColumn) => sum + previousColumn.width, 0)
  return { index, offset, width: column.width - gapPoints }
}

function layOutRow(
  { pdf, width }: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  style: Style,
  note = '',
): RowLayout {
  const { width: noteWidth } = noteArea(columns, width)
  const noteHeight = note === '' ? 0 : heightOf(pdf, note, noteWidth, { size: pdfPoints.note })
  const tallest = Math.max(
    ...columns.map((column, index) => heightOf(pdf, cells[index] ?? '', column.width - gapPoints, style)),
  )
  return { cells, style, note, noteHeight, height: tallest + (noteHeight > 0 ? noteHeight : 0) + 2 * rowGapPoints }
}

interface RowDrawing {
  /** Wraps the rendering of a column's content: tagged as a cell, or unwrapped. */
  cell: (draw: () => void) => void
  /** Wraps the rendering of the line below the row. */
  rule: (draw: () => void) => void
}

/** Renders a row at the current position. Screen readers read the note with the cell of the notes column. */
function drawRow(
  { pdf, left, width }: Sheet,
  columns: readonly Column[],
  rowLayout: RowLayout,
  drawing: RowDrawing,
): void {
  const { cells, style, note, noteHeight, height } = rowLayout
  const top = pdf.y
  const noteColumn = noteArea(columns, width)
  const noteBox = { x: left + noteColumn.offset, y: top + height - rowGapPoints - noteHeight, width: noteColumn.width }
  let x = left
  columns.forEach((column, index) => {
    const box = { x, y: top + rowGapPoints, width: column.width - gapPoints }
    drawing.cell(() => {
      drawText(pdf, cells[index] ?? '', box, column.align ? { ...style, align: column.align } : style)
      if (note && index === noteColumn.index) drawText(pdf, note, noteBox, { size: pdfPoints.note, faint: true })
    })
    x += column.width
  })
  drawing.rule(() =>
    pdf
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .lineWidth(0.5)
      .strokeColor(pdfColours.rule)
      .stroke(),
  )
  pdf.y = top + height
}

/** Attribute that marks a cell as its column's header for screen readers. */
const columnHeader: PDFKit.Mixins.StructureElementOptions & { scope: 'Column' } = { scope: 'Column' }

function drawTaggedRow(
  sheet: Sheet,
  table: StructureElement,
  columns: readonly Column[],
  rowLayout: RowLayout,
  tag: 'TH' | 'TD',
): void {
  const { pdf } = sheet
  const row = pdf.struct('TR')
  table.add(row)
  drawRow(sheet, columns, rowLayout, {
    cell: (draw) => row.add(pdf.struct(tag, tag === 'TH' ? columnHeader : {}, [drawTagged(pdf, tag, draw)])),
    rule: (draw) => drawDecoration(pdf, 'Layout', draw),
  })
  row.end()
}

/**
 * Renders a repeated header or a sum carried forward as decoration, so that screen readers read the header once and
 * skip the sum.
 */
const drawRepeatedRow = (sheet: Sheet, columns: readonly Column[], rowLayout: RowLayout): void =>
  drawDecoration(sheet.pdf, 'Pagination', () =>
    drawRow(sheet, columns, rowLayout, { cell: (draw) => draw(), rule: (draw) => draw() }),
  )

interface TableOptions {
  /**
   * Returns the cells of a row below the header of later pages: the sum carried forward from the first `count` rows.
   */
  carriedForward?: (count: number) => readonly string[]
}

/** Renders a table whose header is repeated on each page and tagged once. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly Row[],
  { carriedForward }: TableOptions = {},
): void {
  const { pdf, root, bottom } = sheet
  const head = layOutRow(
    sheet,
    columns,
    columns.map(({ title }) => title),
    { size: sizePoints, bold: true },
  )
  const table = pdf.struct('Table')
  root.add(table)
  drawTaggedRow(sheet, table, columns, head, 'TH')
  for (const [count, { cells, struck = false, bold = false, note }] of rows.entries()) {
    const rowLayout = layOutRow(sheet, columns, cells, { size: sizePoints, struck, bold, faint: struck }, note)
    if (pdf.y + rowLayout.height > bottom) {
      pdf.addPage()
      drawRepeatedRow(sheet, columns, head)
      const sumCells = carriedForward?.(count)
      if (sumCells)
        drawRepeatedRow(sheet, columns, layOutRow(sheet, columns, sumCells, { size: sizePoints, bold: true }))
    }
    drawTaggedRow(sheet, table, columns, rowLayout, 'TD')
  }
  table.end()
}
