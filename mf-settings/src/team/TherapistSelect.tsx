import { useId } from 'react'
import type { Member } from 'shared/contracts/accounts/user'
import { TextField } from 'shared/ui/form'
import { memberName } from './memberName.ts'

interface TherapistSelectProps {
  label: string
  therapists: readonly Member[]
  /** Id of the chosen therapist; empty until one is chosen. */
  value: string
  onChange: (id: string) => void
}

export function TherapistSelect({ label, therapists, value, onChange }: TherapistSelectProps) {
  const id = useId()
  return (
    <TextField
      id={id}
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {value === '' && <option value="">Choisir un praticien</option>}
      {therapists.map((therapist) => (
        <option key={therapist.id} value={therapist.id}>
          {memberName(therapist)}
        </option>
      ))}
    </TextField>
  )
}
