import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { Sort } from './sorting.ts'

export interface Column<Key extends string> {
  key: Key
  label: string
  align?: 'left' | 'right' | 'center'
  /** Left out, the column sorts. */
  fixed?: boolean
}

interface SortHeadProps<Key extends string> {
  columns: readonly Column<Key>[]
  sort: Sort<Key>
  onSort: (sort: Sort<Key>) => void
}

/** The head of a table: one column sorts at a time, a second press turns the order around. */
export function SortHead<Key extends string>({ columns, sort, onSort }: SortHeadProps<Key>) {
  const sortBy = (key: Key) => onSort({ key, order: sort.key === key && sort.order === 'asc' ? 'desc' : 'asc' })
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ key, label, align, fixed }) => (
          <TableCell key={key} align={align} sortDirection={sort.key === key ? sort.order : false}>
            {fixed ? (
              label
            ) : (
              <TableSortLabel
                active={sort.key === key}
                direction={sort.key === key ? sort.order : 'asc'}
                onClick={() => sortBy(key)}
              >
                {label}
              </TableSortLabel>
            )}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}
