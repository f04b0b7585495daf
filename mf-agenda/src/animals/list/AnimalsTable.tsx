import type { Animal } from 'shared/contracts/animal'
import { hours, shortDay } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Link, Paper, Typography } from 'shared/ui'
import { SortHead, Table, TableBody, TableCell, TableContainer, TableRow } from 'shared/ui/data'
import type { Column, Sort } from 'shared/ui/data'
import { AnimalActions } from './AnimalActions.tsx'
import { AnimalMarkers } from './AnimalMarkers.tsx'
import { typeLabel } from './typeLabel.ts'
import type { AnimalColumn } from './useSort.ts'

interface AnimalsTableProps {
  /** In the order of `sort`. */
  animals: readonly Animal[]
  sort: Sort<AnimalColumn>
  onSort: (sort: Sort<AnimalColumn>) => void
  onDelete: (animal: Animal) => void
}

const columns: readonly Column<AnimalColumn | 'actions'>[] = [
  { key: 'name', label: 'Nom' },
  { key: 'birthdate', label: 'Date de naissance' },
  { key: 'club', label: 'Lieu' },
  { key: 'hours', label: 'Nb heures prévues', align: 'right' },
  { key: 'actions', label: 'Actions', align: 'right', fixed: true },
]

/** Edit and delete show under the pointer and under the focus; always where there is no pointer. */
const row = {
  '& .actions > *': { opacity: 1 },
  '@media (hover: hover)': {
    '& .actions > *': { opacity: 0 },
    '&:hover .actions > *, &:focus-within .actions > *': { opacity: 1 },
  },
}

export const AnimalsTable = ({ animals, sort, onSort, onDelete }: AnimalsTableProps) => (
  <TableContainer component={Paper} variant="outlined">
    <Table size="small" aria-label="Animaux">
      <SortHead
        columns={columns}
        sort={sort}
        onSort={({ key, order }) => key !== 'actions' && onSort({ key, order })}
      />
      <TableBody>
        {animals.map((animal) => (
          <TableRow key={animal.id} hover sx={row}>
            <TableCell component="th" scope="row">
              <Link component={RouterLink} to={`/pros/animal/${animal.id}`} underline="hover" sx={{ fontWeight: 600 }}>
                {animal.name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {typeLabel(animal)}
              </Typography>
              <AnimalMarkers animal={animal} />
            </TableCell>
            <TableCell>{animal.birthdate ? shortDay(animal.birthdate) : ''}</TableCell>
            <TableCell>{animal.club?.name}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {hours(animal.nbWorkingHoursByWeek)}
            </TableCell>
            <TableCell align="right" className="actions" sx={{ whiteSpace: 'nowrap' }}>
              <AnimalActions animal={animal} onDelete={() => onDelete(animal)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
