import type { Patient } from 'shared/contracts/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { Link as RouterLink } from 'shared/router'
import { Link, Paper } from 'shared/ui'
import { SortHead, sorted, Table, TableBody, TableCell, TableContainer, TableRow } from 'shared/ui/data'
import type { Column, Sort } from 'shared/ui/data'
import { PatientActions } from './PatientActions.tsx'
import { typeLabel } from './typeLabel.ts'
import type { PatientColumn } from './useSearch.ts'

interface PatientsTableProps {
  patients: readonly Patient[]
  sort: Sort<PatientColumn>
  onSort: (sort: Sort<PatientColumn>) => void
  onDelete: (patient: Patient) => void
}

const columns: readonly Column<PatientColumn | 'actions'>[] = [
  { key: 'name', label: 'Nom' },
  { key: 'type', label: 'Type' },
  { key: 'email', label: 'E-mail' },
  { key: 'phoneNumber', label: 'Téléphone' },
  { key: 'city', label: 'Ville' },
  { key: 'actions', label: 'Actions', align: 'right', fixed: true },
]

const valueOf = (patient: Patient, key: PatientColumn) => {
  if (key === 'name') return patientName(patient)
  if (key === 'type') return typeLabel(patient)
  return key === 'city' ? patient.address.city : patient[key]
}

/** Edit and delete show under the pointer and under the focus; always where there is no pointer. */
const row = {
  '& .actions': { opacity: 1 },
  '@media (hover: hover)': {
    '& .actions': { opacity: 0 },
    '&:hover .actions, &:focus-within .actions': { opacity: 1 },
  },
}

export function PatientsTable({ patients, sort, onSort, onDelete }: PatientsTableProps) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label="Patients">
        <SortHead
          columns={columns}
          sort={sort}
          onSort={({ key, order }) => key !== 'actions' && onSort({ key, order })}
        />
        <TableBody>
          {sorted(patients, sort, valueOf).map((patient) => (
            <TableRow key={patient.id} hover sx={row}>
              <TableCell component="th" scope="row">
                <Link
                  component={RouterLink}
                  to={`/pros/patient/${patient.id}`}
                  underline="hover"
                  sx={{ fontWeight: 600 }}
                >
                  {patientName(patient)}
                </Link>
              </TableCell>
              <TableCell>{typeLabel(patient)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{patient.email}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{patient.phoneNumber}</TableCell>
              <TableCell>{patient.address.city}</TableCell>
              <TableCell align="right" className="actions" sx={{ whiteSpace: 'nowrap' }}>
                <PatientActions patient={patient} onDelete={onDelete} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
