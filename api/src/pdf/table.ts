import { heightOf, silently, write, type Part, type Sheet, type Style } from './document.ts'

export interface Column {
  title: string
  /** Points; those of all columns make the width of the sheet. */
  width: number
  /** Amounts stand at the right. */
  align?: 'right'
}

export interface Row {
  cells: readonly string[]
  /** A row that was corrected since, with the reason below it. */
  struck?: boolean
  note?: string
  bold?: boolean
}

const size = 9
const gap = 4
const rule = '#c9cdc4'

interface Laid {
  cells: readonly string[]
  style: Style
  note: string
  noteHeight: number
  height: number
}

function laidOut(
  { pdf, width }: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  style: Style,
  note = '',
): Laid {
  const noteHeight = note === '' ? 0 : heightOf(pdf, note, width, { size: 8 })
  const tallest = Math.max(
    ...columns.map((column, index) => heightOf(pdf, cells[index] ?? '', column.width - gap, style)),
  )
  return { cells, style, note, noteHeight, height: tallest + (noteHeight > 0 ? noteHeight + 2 : 0) + 2 * gap }
}

/** Draws a row at the current position; `draw` wraps each cell, tagged or as decoration. */
function drawRow(sheet: Sheet, columns: readonly Column[], laid: Laid, draw: (cell: () => void) => void): void {
  const { pdf, left, width } = sheet
  const { cells, style, note, noteHeight, height } = laid
  const top = pdf.y
  let x = left
  columns.forEach((column, index) => {
    const at = { x, y: top + gap, width: column.width - gap }
    draw(() => write(pdf, cells[index] ?? '', at, column.align ? { ...style, align: column.align } : style))
    x += column.width
  })
  if (note)
    draw(() => write(pdf, note, { x: left, y: top + height - gap - noteHeight, width }, { size: 8, faint: true }))
  silently(pdf, 'Layout', () =>
    pdf
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke(),
  )
  pdf.y = top + height
}

function heardRow(sheet: Sheet, table: Part, columns: readonly Column[], laid: Laid, tag: 'TH' | 'TD'): void {
  const { pdf } = sheet
  const row = pdf.struct('TR')
  table.add(row)
  drawRow(sheet, columns, laid, (cell) => {
    const content = pdf.markStructureContent(tag)
    cell()
    row.add(pdf.struct(tag, {}, [content]))
  })
  row.end()
}

/** A table whose header is drawn on each page and tagged once. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): void {
  const { pdf, root, bottom } = sheet
  const head = laidOut(
    sheet,
    columns,
    columns.map(({ title }) => title),
    { size, bold: true },
  )
  const table = pdf.struct('Table')
  root.add(table)
  heardRow(sheet, table, columns, head, 'TH')
  for (const { cells, struck = false, bold = false, note } of rows) {
    const laid = laidOut(sheet, columns, cells, { size, struck, bold, faint: struck }, note)
    if (pdf.y + laid.height > bottom) {
      pdf.addPage()
      silently(pdf, 'Pagination', () => drawRow(sheet, columns, head, (cell) => cell()))
    }
    heardRow(sheet, table, columns, laid, 'TD')
  }
  table.end()
}
