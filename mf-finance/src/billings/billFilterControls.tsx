import { useTherapists } from 'shared/lists'
import { useRights } from 'shared/session'
import type { FilterControlProps } from 'shared/ui/data'
import { DayField } from 'shared/ui/dates'
import { MenuItem, TextField } from 'shared/ui/data'

/** An unfinished day is not searched for. */
const DayFilter = ({ label, value, onChange, problem }: FilterControlProps) => (
  <DayField label={label} value={value} error={problem} onChange={(day) => day && onChange(day)} />
)

/** Whose invoices, in a practice of several therapists. */
function TherapistFilter(props: FilterControlProps) {
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

export const billFilterControls = { startDate: DayFilter, endDate: DayFilter, therapistId: TherapistFilter }
