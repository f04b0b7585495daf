import type { Club } from 'shared/contracts/club'
import { money } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Link, Paper } from 'shared/ui'
import { SortHead, Table, TableBody, TableCell, TableContainer, TableRow } from 'shared/ui/data'
import type { Column, Sort } from 'shared/ui/data'
import { ClubActions } from './ClubActions.tsx'
import type { ClubActs } from './ClubActions.tsx'
import type { ClubColumn } from './useClubsSort.ts'

interface ClubsTableProps extends ClubActs {
  clubs: readonly Club[]
  sort: Sort<ClubColumn>
  onSort: (sort: Sort<ClubColumn>) => void
}

const columns: readonly Column<ClubColumn | 'phoneNumber' | 'city' | 'amount' | 'actions'>[] = [
  { key: 'name', label: 'Nom' },
  { key: 'email', label: 'E-mail' },
  { key: 'phoneNumber', label: 'Téléphone', fixed: true },
  { key: 'city', label: 'Ville', fixed: true },
  { key: 'amount', label: 'Montant par séance', align: 'right', fixed: true },
  { key: 'actions', label: 'Actions', align: 'right', fixed: true },
]

/** Edit and delete show under the pointer and under the focus; always where there is no pointer. */
const row = {
  '& .actions': { opacity: 1 },
  '@media (hover: hover)': {
    '& .actions': { opacity: 0 },
    '&:hover .actions, &:focus-within .actions': { opacity: 1 },
  },
}

export function ClubsTable({ clubs, sort, onSort, ...acts }: ClubsTableProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label="Lieux">
        <SortHead
          columns={columns}
          sort={sort}
          onSort={({ key, order }) => (key === 'name' || key === 'email') && onSort({ key, order })}
        />
        <TableBody>
          {clubs.map((club) => (
            <TableRow key={club.id} hover sx={row}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={`/pros/clubs/${club.id}`} underline="hover" sx={{ fontWeight: 600 }}>
                  {club.name}
                </Link>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{club.email}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{club.phoneNumber}</TableCell>
              <TableCell>{club.address.city}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {money(club.amountPerSession)}
              </TableCell>
              <TableCell align="right" className="actions" sx={{ whiteSpace: 'nowrap' }}>
                <ClubActions club={club} {...acts} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
