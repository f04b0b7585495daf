import type { PublicSessionType } from 'shared/contracts/therapist'
import { hours } from 'shared/domain/format'
import { TextField } from 'shared/ui/form'

interface TypeChoiceProps {
  types: readonly PublicSessionType[]
  chosen: string
  onChoose: (id: string) => void
}

export const typeLabel = ({ name, duration }: PublicSessionType) => `${name} (${duration < 60 ? `${duration} min` : hours(duration / 60)})`

/** The kind of session decides how long a slot is. */
export const TypeChoice = ({ types, chosen, onChoose }: TypeChoiceProps) => (
  <TextField
    id="session-type"
    select
    label="Type de séance"
    value={chosen}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ flex: '0 1 300px', minWidth: { xs: '100%', sm: 240 } }}
  >
    {types.map((type) => (
      <option key={type.id} value={type.id}>
        {typeLabel(type)}
      </option>
    ))}
  </TextField>
)
