import type { PublicSessionType } from 'shared/contracts/therapist'
import { TextField } from 'shared/ui/form'
import type { SelectedSlot } from './useSelectedSlot.ts'

interface ClubFieldProps {
  selected: SelectedSlot
  clubs: PublicSessionType['clubs']
}

const clubLabel = ({ name, city }: ClubFieldProps['clubs'][number]) => (city ? `${name}, ${city}` : name)

/** Where the session is held: a choice where its type is offered at several clubs. */
export const ClubField = ({ selected, clubs }: ClubFieldProps) => (
  <TextField
    id="clubId"
    select
    label="Lieu"
    value={selected.club?.id ?? ''}
    onChange={(event) => selected.choose({ clubId: event.target.value })}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true }, input: { readOnly: clubs.length < 2 } }}
    sx={{ gridColumn: '1 / -1' }}
  >
    {clubs.map((club) => (
      <option key={club.id} value={club.id}>
        {clubLabel(club)}
      </option>
    ))}
  </TextField>
)
