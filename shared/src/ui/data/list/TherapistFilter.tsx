import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTherapists } from '../../../lists/useTherapists.ts'
import { useRights } from '../../../session/rights.ts'
import type { FilterControlProps } from './ListFilters.tsx'

/** A filter by therapist, for practices of several (Ultime); on the other offers it draws nothing. */
export function TherapistFilter(props: FilterControlProps) {
  const { offer } = useRights()
  return offer === 'ULTIME' && <TherapistChoice {...props} />
}

function TherapistChoice({ label, value, onChange }: FilterControlProps) {
  const { data: therapists = [] } = useTherapists()
  const isKnown = therapists.some(({ id }) => id === value)
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : ''}
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
