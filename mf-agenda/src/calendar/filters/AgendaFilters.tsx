import type { SessionType } from 'shared/contracts/directory/sessionType'
import type { Member } from 'shared/contracts/accounts/user'
import { Stack } from 'shared/ui'
import { TextField } from 'shared/ui/data'
import type { AgendaAddress } from './useAgendaAddress.ts'

interface AgendaFiltersProps {
  address: Pick<AgendaAddress, 'therapistId' | 'sessionTypeId'>
  /** Empty when the offer has no filter by practitioner. */
  therapists: readonly Member[]
  sessionTypes: readonly SessionType[]
  change: (changes: Partial<AgendaAddress>) => void
}

interface Choice {
  id: string
  label: string
}

function Filter({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (id: string) => void
}) {
  return (
    <TextField
      select
      label={label}
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: { md: 280 } }}
    >
      <option value="">Tous</option>
      {choices.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  )
}

/** Filters by practitioner and by session type. A filter with fewer than two choices is hidden. */
export function AgendaFilters({ address, therapists, sessionTypes, change }: AgendaFiltersProps) {
  if (therapists.length < 2 && sessionTypes.length < 2) return null
  return (
    <Stack direction="row" spacing={{ xs: 1, md: 2 }} sx={{ mb: 2 }}>
      {therapists.length > 1 && (
        <Filter
          label="Praticien"
          value={address.therapistId}
          choices={therapists.map(({ id, firstname, lastname }) => ({ id, label: `${firstname} ${lastname}` }))}
          onChange={(therapistId) => change({ therapistId })}
        />
      )}
      {sessionTypes.length > 1 && (
        <Filter
          label="Type de séance"
          value={address.sessionTypeId}
          choices={sessionTypes.map(({ id, name }) => ({ id, label: name }))}
          onChange={(sessionTypeId) => change({ sessionTypeId })}
        />
      )}
    </Stack>
  )
}
