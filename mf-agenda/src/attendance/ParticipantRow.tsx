import type { Participant } from 'shared/contracts/agenda/attendance'
import { practiceMomentOf } from 'shared/session'
import { Box, Button, CheckIcon, Chip, ScheduleIcon, Typography } from 'shared/ui'
import type { PendingLine } from './device/PendingLine.ts'

interface ParticipantRowProps {
  participant: Participant
  /** The line recorded on the device for this person and not sent yet. */
  pending: PendingLine | undefined
  canSign: boolean
  onSign: () => void
  onAbsent: () => void
}

/** The recorded attendance, on the server or still on the device. */
function stateOf({ entry }: Participant, pending: PendingLine | undefined) {
  if (pending) {
    const { signature, recordedAt } = pending.input
    return { isPresent: signature !== null, at: recordedAt }
  }
  return entry && { isPresent: entry.kind !== null, at: entry.recordedAt }
}

export function ParticipantRow({ participant, pending, canSign, onSign, onAbsent }: ParticipantRowProps) {
  const { name, role } = participant
  const state = stateOf(participant, pending)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {role === 'PRACTITIONER' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Praticien
          </Typography>
        )}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1, ml: 'auto' }}
      >
        {state && (
          <Chip
            variant="outlined"
            color={state.isPresent ? 'success' : 'default'}
            icon={state.isPresent ? <CheckIcon /> : undefined}
            label={state.isPresent ? `Signé à ${practiceMomentOf(state.at).time}` : 'Absent'}
          />
        )}
        {pending && <Chip variant="outlined" icon={<ScheduleIcon />} label="À envoyer" />}
        {canSign && !state?.isPresent && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {!state && role === 'PATIENT' && (
              <Button color="inherit" aria-label={`Marquer absent : ${name}`} onClick={onAbsent}>
                Absent
              </Button>
            )}
            <Button variant={state ? 'outlined' : 'contained'} aria-label={`Signer : ${name}`} onClick={onSign}>
              Signer
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  )
}
