import type { Sort } from 'shared/ui/data'
import { MenuItem, TextField } from 'shared/ui/form'
import type { AnimalColumn } from './useSort.ts'

const choices: readonly (Sort<AnimalColumn> & { label: string })[] = [
  { key: 'name', order: 'asc', label: 'Nom, de A à Z' },
  { key: 'name', order: 'desc', label: 'Nom, de Z à A' },
  { key: 'birthdate', order: 'asc', label: 'Date de naissance, les plus âgés' },
  { key: 'birthdate', order: 'desc', label: 'Date de naissance, les plus jeunes' },
  { key: 'club', order: 'asc', label: 'Lieu, de A à Z' },
  { key: 'club', order: 'desc', label: 'Lieu, de Z à A' },
  { key: 'hours', order: 'asc', label: 'Nb heures prévues, croissant' },
  { key: 'hours', order: 'desc', label: 'Nb heures prévues, décroissant' },
]

const wordOf = ({ key, order }: Sort<AnimalColumn>) => `${key}.${order}`

/** Cards have no heads to press. */
export const SortAnimals = ({
  sort,
  onSort,
}: {
  sort: Sort<AnimalColumn>
  onSort: (sort: Sort<AnimalColumn>) => void
}) => (
  <TextField
    select
    label="Trier par"
    value={wordOf(sort)}
    onChange={({ target }) => {
      const choice = choices.find((one) => wordOf(one) === target.value)
      if (choice) onSort({ key: choice.key, order: choice.order })
    }}
    sx={{ mb: 2 }}
  >
    {choices.map((choice) => (
      <MenuItem key={wordOf(choice)} value={wordOf(choice)}>
        {choice.label}
      </MenuItem>
    ))}
  </TextField>
)
