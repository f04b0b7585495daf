import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { Column } from './List.ts'
import { textOf } from './List.ts'

/** What a column shows of a row: its cell, its link or its text. */
export function Field<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { Cell, path } = column
  if (Cell) return <Cell row={row} />
  if (!path) return textOf(column, row)
  return (
    <Link component={RouterLink} to={path(row)} underline="hover" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {textOf(column, row)}
    </Link>
  )
}
