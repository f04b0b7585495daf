import { useTherapists } from 'shared/lists'
import { useRights } from 'shared/session'
import { Box } from 'shared/ui'
import { DayField } from 'shared/ui/dates'
import { MenuItem, SearchInput, TextField } from 'shared/ui/form'
import type { Search } from './useSearch.ts'

interface BillFiltersProps {
  search: Search
  onChange: (changed: Partial<Search>) => void
  /** What is wrong with the dates. */
  problem: string | undefined
}

export function BillFilters({ search, onChange, problem }: BillFiltersProps) {
  const { offer } = useRights()
  return (
    <Box
      component="section"
      aria-label="Recherche"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 2,
        mb: 3,
        alignItems: 'start',
      }}
    >
      <SearchInput label="Rechercher par nom" value={search.name} onSearch={(name) => onChange({ name })} />
      <DayField label="Du" value={search.startDate} onChange={(startDate) => startDate && onChange({ startDate })} />
      <DayField
        label="Au"
        value={search.endDate}
        error={problem}
        onChange={(endDate) => endDate && onChange({ endDate })}
      />
      <TextField
        select
        label="Statut"
        value={search.status}
        onChange={({ target }) =>
          onChange({ status: target.value === 'PAID' || target.value === 'UNPAID' ? target.value : 'ALL' })
        }
      >
        <MenuItem value="ALL">Toutes</MenuItem>
        <MenuItem value="PAID">Payées</MenuItem>
        <MenuItem value="UNPAID">Non payées</MenuItem>
      </TextField>
      {offer === 'ULTIME' && (
        <TherapistFilter value={search.therapistId} onChange={(therapistId) => onChange({ therapistId })} />
      )}
    </Box>
  )
}

function TherapistFilter({ value, onChange }: { value: string; onChange: (therapistId: string) => void }) {
  const { data: therapists = [] } = useTherapists()
  const known = therapists.some(({ id }) => id === value)
  return (
    <TextField
      select
      label="Praticien"
      value={known ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Tous</MenuItem>
      {therapists.map(({ id, firstname, lastname }) => (
        <MenuItem key={id} value={id}>
          {firstname} {lastname}
        </MenuItem>
      ))}
    </TextField>
  )
}
