import type { PublicSessionType } from 'shared/contracts/directory/therapist'
import { hours } from 'shared/domain/format'
import { Box, Typography } from 'shared/ui'

interface SessionTypeSelectProps {
  types: readonly PublicSessionType[]
  selectedId: string
  onChoose: (id: string) => void
}

export const typeLabel = ({ name, duration }: PublicSessionType) =>
  `${name} (${duration < 60 ? `${duration} min` : hours(duration / 60)})`

const selectStyle = {
  width: '100%',
  minHeight: { xs: 48, md: 40 },
  px: 1.5,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'control',
  borderRadius: 1,
}

/**
 * Select of the session type, which determines the length of the slots. It is a native select, so that the first page of
 * a booking does not load the form code.
 */
export const SessionTypeSelect = ({ types, selectedId, onChoose }: SessionTypeSelectProps) => (
  <Box sx={{ flex: '0 1 300px', minWidth: { xs: '100%', sm: 240 } }}>
    <Typography component="label" htmlFor="session-type" variant="body2" color="textSecondary">
      Type de séance
    </Typography>
    <Box
      component="select"
      id="session-type"
      value={selectedId}
      onChange={(event) => onChoose(event.target.value)}
      sx={selectStyle}
    >
      {types.map((type) => (
        <option key={type.id} value={type.id}>
          {typeLabel(type)}
        </option>
      ))}
    </Box>
  </Box>
)
