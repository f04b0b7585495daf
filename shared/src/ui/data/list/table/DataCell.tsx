import Typography from '@mui/material/Typography'
import { Field } from '../Field.tsx'
import type { Column } from '../List.ts'

interface DataCellProps<Row> {
  column: Column<Row>
  row: Row
  /** Lines under the row's title. */
  details: readonly Column<Row>[]
}

/** A cell of a row; the title's cell is the row's header. */
export function DataCell<Row>({ column, row, details }: DataCellProps<Row>) {
  const { align, wrap, card } = column
  if (card === 'title')
    return (
      <th scope="row">
        <Field column={column} row={row} />
        {details.map((detail) =>
          detail.Cell ? (
            <detail.Cell key={detail.key} row={row} />
          ) : (
            <Typography key={detail.key} variant="body2" color="textSecondary">
              <Field column={detail} row={row} />
            </Typography>
          ),
        )}
      </th>
    )
  return (
    <td className={`${align ?? ''} ${wrap === 'never' ? 'nowrap' : (wrap ?? '')}`}>
      <Field column={column} row={row} />
    </td>
  )
}
