import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { sortParam } from '../../../domain/list/listParams.ts'
import type { Sort } from '../../../domain/list/sort.ts'
import type { Column } from './List.ts'

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort
  onSort: (sort: Sort) => void
}

const alphabeticalLabels = ['de A à Z', 'de Z à A'] as const

function choicesOf<Row>({ key, label, sortable = false }: Column<Row>): (Sort & { text: string })[] {
  if (sortable === false) return []
  const [ascending, descending] = sortable === true ? alphabeticalLabels : sortable
  return [
    { key, order: 'asc', text: `${label}, ${ascending}` },
    { key, order: 'desc', text: `${label}, ${descending}` },
  ]
}

/** The sort control on a phone, where cards have no headers. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const choices = columns.flatMap(choicesOf)
  return (
    <TextField
      select
      label="Trier par"
      value={sortParam(sort)}
      onChange={({ target }) => {
        const choice = choices.find((candidate) => sortParam(candidate) === target.value)
        if (choice) onSort({ key: choice.key, order: choice.order })
      }}
      sx={{ mb: 2 }}
    >
      {choices.map((choice) => (
        <MenuItem key={sortParam(choice)} value={sortParam(choice)}>
          {choice.text}
        </MenuItem>
      ))}
    </TextField>
  )
}
