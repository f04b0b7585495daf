import Typography from '@mui/material/Typography'
import { Field } from '../Field.tsx'
import type { Column } from '../List.ts'
import { textOf } from '../List.ts'

/** Returns the line under the title: « Particulier · Lyon · 0612345678 ». */
export const summaryOf = <Row,>(columns: readonly Column<Row>[], row: Row): string =>
  columns
    .filter(({ card }) => card === 'summary')
    .toSorted((a, b) => (a.cardOrder ?? 0) - (b.cardOrder ?? 0))
    .map((column) => (column.cardText ? column.cardText(row) : textOf(column, row)))
    .filter((text) => text !== '')
    .join(' · ')

/** The field of a column that a list may omit. */
export const OptionalField = <Row,>({ column, row }: { column: Column<Row> | undefined; row: Row }) =>
  column && <Field column={column} row={row} />

/** A column on a separate line of the card. */
export function CardLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.Cell) return <column.Cell row={row} />
  const text = column.cardText ? column.cardText(row) : textOf(column, row)
  return text !== '' && <Typography variant="body2">{text}</Typography>
}
