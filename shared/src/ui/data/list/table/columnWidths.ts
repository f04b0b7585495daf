import type { Column } from '../List.ts'

/** Whether a cell of the column is truncated with an ellipsis if the window is too narrow for its text. */
export const isTextColumn = <Row>({ wrap, align, Cell }: Column<Row>): boolean =>
  wrap === 'cut' || (wrap !== 'never' && align !== 'right' && Cell === undefined)

const shareOf = <Row>({ card, share = card === 'title' ? 1.5 : 1 }: Column<Row>): number => share

const cellPaddingPx = 32
/** The share of a label on the longer of two lines. */
const longerLineShare = 0.65

/** Returns the minimum width of a header, so that it has two lines at most. */
export const headerMinWidth = ({ label }: { label: string }): string =>
  `calc(${Math.ceil(label.length * longerLineShare)}ch + ${cellPaddingPx}px)`

/**
 * Returns the width of each column, for its header. Columns of text share the remaining width, and others are as wide
 * as their contents. The columns of a long list, which must not move while it scrolls, have equal widths. `widthPx`
 * prevails over each of these.
 */
export function columnWidths<Row>(columns: readonly Column<Row>[], isLong: boolean): (string | number | undefined)[] {
  const isShared = (column: Column<Row>) => !isLong && column.widthPx === undefined && isTextColumn(column)
  const shareCount = columns.filter(isShared).reduce((sum, column) => sum + shareOf(column), 0)
  return columns.map((column) =>
    isShared(column) ? `${Math.round((100 * shareOf(column)) / shareCount)}%` : column.widthPx,
  )
}
