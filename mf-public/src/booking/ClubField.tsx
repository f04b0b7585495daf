import type { PublicSessionType } from 'shared/contracts/directory/therapist'
import { TextField } from 'shared/ui/form'
import { clubGoneText } from './messages.ts'
import type { SelectedSlot } from './useSelectedSlot.ts'

type Clubs = PublicSessionType['clubs']

interface ClubFieldProps {
  selectedSlot: SelectedSlot
  clubs: Clubs
}

/** The only choice if the session type has no clubs any more. The club is then agreed on later. */
const clubToBeAgreed: Clubs = [{ id: '', name: 'À convenir avec le praticien', city: '' }]

/** Value of the select while the club in the URL is no longer offered. */
const goneClub = 'gone'

const clubLabel = ({ name, city }: Clubs[number]) => (city ? `${name}, ${city}` : name)

/** Field for the club of the session; read-only if there is only one choice and it is selected. */
export function ClubField({ selectedSlot: { club, isClubGone, choose }, clubs }: ClubFieldProps) {
  const choices = clubs.length > 0 ? clubs : clubToBeAgreed
  const isReadOnly = choices.length < 2 && !isClubGone
  return (
    <TextField
      id="clubId"
      select
      label="Lieu"
      value={isClubGone ? goneClub : (club?.id ?? '')}
      onChange={(event) => choose({ clubId: event.target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, input: { readOnly: isReadOnly } }}
      error={isClubGone}
      helperText={isClubGone ? clubGoneText : undefined}
      sx={{ gridColumn: '1 / -1' }}
    >
      {isClubGone && <option value={goneClub}>Choisissez un lieu</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {clubLabel(choice)}
        </option>
      ))}
    </TextField>
  )
}
