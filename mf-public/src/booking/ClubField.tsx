import type { PublicSessionType } from 'shared/contracts/directory/therapist'
import { TextField } from 'shared/ui/form'
import { clubGone } from './messages.ts'
import type { SelectedSlot } from './useSelectedSlot.ts'

type Clubs = PublicSessionType['clubs']

interface ClubFieldProps {
  selected: SelectedSlot
  clubs: Clubs
}

/** Placeholder when no club offers the session type any more: the club is agreed on later. */
const leftOpen: Clubs = [{ id: '', name: 'À convenir avec le praticien', city: '' }]

/** Placeholder when the selected club is no longer offered. */
const gone = 'gone'

const clubLabel = ({ name, city }: Clubs[number]) => (city ? `${name}, ${city}` : name)

/** Club of the session: a select if several clubs offer the session type, or if the selected one no longer does. */
export function ClubField({ selected: { club, isClubGone, choose }, clubs }: ClubFieldProps) {
  const choices = clubs.length > 0 ? clubs : leftOpen
  const isFixed = choices.length < 2 && !isClubGone
  return (
    <TextField
      id="clubId"
      select
      label="Lieu"
      value={isClubGone ? gone : (club?.id ?? '')}
      onChange={(event) => choose({ clubId: event.target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, input: { readOnly: isFixed } }}
      error={isClubGone}
      helperText={isClubGone ? clubGone : undefined}
      sx={{ gridColumn: '1 / -1' }}
    >
      {isClubGone && <option value={gone}>Choisissez un lieu</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {clubLabel(choice)}
        </option>
      ))}
    </TextField>
  )
}
