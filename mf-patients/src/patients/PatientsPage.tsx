import { useState } from 'react'
import type { Patient } from 'shared/contracts/patient'
import { usePatients } from 'shared/lists'
import { Box, EmptyState, LoadFailed, PageTitle, Pending, useIsPhone } from 'shared/ui'
import { MenuItem, SearchInput, TextField } from 'shared/ui/form'
import { AddPatient } from './AddPatient.tsx'
import { DeletePatient } from './DeletePatient.tsx'
import { PatientCards } from './PatientCards.tsx'
import { PatientsTable } from './PatientsTable.tsx'
import { askedBy, useSearch } from './useSearch.ts'

export function PatientsPage() {
  const { search, setName, setType, setSort } = useSearch()
  const { name, type, sort } = search
  const patients = usePatients(askedBy(search))
  const [leaving, setLeaving] = useState<Patient>()
  const isPhone = useIsPhone()

  const shown = patients.data
  const searched = name !== '' || type !== ''
  return (
    <>
      <PageTitle actions={<AddPatient />}>Patients</PageTitle>
      <Box
        component="section"
        aria-label="Recherche"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, gap: 2, mb: 2, maxWidth: 720 }}
      >
        <SearchInput label="Rechercher par nom" value={name} onSearch={setName} />
        <TextField
          select
          label="Type"
          value={type}
          onChange={(event) => setType(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">Tous</MenuItem>
          <MenuItem value="INDIVIDUAL">Particulier</MenuItem>
          <MenuItem value="FIRM">Entreprise</MenuItem>
        </TextField>
      </Box>
      {patients.isError && !shown && <LoadFailed onRetry={() => void patients.refetch()} />}
      {patients.isPending && <Pending rows={8} />}
      {shown?.length === 0 && <NoPatient searched={searched} />}
      {shown && shown.length > 0 && isPhone && <PatientCards patients={shown} onDelete={setLeaving} />}
      {shown && shown.length > 0 && !isPhone && (
        <PatientsTable patients={shown} sort={sort} onSort={setSort} onDelete={setLeaving} />
      )}
      <DeletePatient patient={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

const NoPatient = ({ searched }: { searched: boolean }) =>
  searched ? (
    <EmptyState>Aucun résultat trouvé pour votre recherche</EmptyState>
  ) : (
    <EmptyState action={<AddPatient inPage />}>Aucun patient répertorié pour l'instant</EmptyState>
  )
