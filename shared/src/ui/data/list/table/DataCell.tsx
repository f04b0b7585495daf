import Typography from '@mui/material/Typography'
import { Field } from '../Field.tsx'
import type { Column } from '../List.ts'
import { isTextColumn } from './columnWidths.ts'

interface DataCellProps<Row> {
  column: Column<Row>
  row: Row
  /** The columns shown next to the row's title, in grey. */
  details: readonly Column<Row>[]
}

/** A cell of a row; the title's cell is the row's header. */
export function DataCell<Row>({ column, row, details }: DataCellProps<Row>) {
  const { align, card } = column
  const className = isTextColumn(column) ? 'text' : align
  if (card !== 'title')
    return (
      <td className={className}>
        <Field column={column} row={row} />
      </td>
    )
  return (
    <th scope="row" className={className}>
      <Field column={column} row={row} />
      {details.map((detail) => (
        <Typography
          key={detail.key}
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ '&:not(:empty)': { ml: 1 } }}
        >
          <Field column={detail} row={row} />
        </Typography>
      ))}
    </th>
  )
}
