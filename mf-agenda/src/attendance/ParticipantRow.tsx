import { useRef } from 'react'
import type { Participant } from 'shared/contracts/agenda/attendance'
import { practiceMomentOf } from 'shared/session'
import { Box, Button, CheckIcon, Chip, ScheduleIcon, Typography, useKeptFocus } from 'shared/ui'
import type { PendingLine } from './device/PendingLine.ts'

interface ParticipantRowProps {
  participant: Participant
  /** Signature or absence of the participant that is stored on the device and not sent yet. */
  pendingLine: PendingLine | undefined
  canSign: boolean
  onSign: () => void
  onAbsent: () => void
  onStrike: () => void
}

/** Returns the recorded attendance; a line on the device takes precedence over the server's entry. */
function attendanceOf({ entry }: Participant, pendingLine: PendingLine | undefined) {
  if (pendingLine) {
    const { signature, recordedAt } = pendingLine.input
    return { isPresent: signature !== null, recordedAt }
  }
  return entry && { isPresent: entry.kind !== null, recordedAt: entry.recordedAt }
}

export function ParticipantRow({ participant, pendingLine, canSign, onSign, onAbsent, onStrike }: ParticipantRowProps) {
  const { name, role, entry, isExpected = true, struckEntries = [] } = participant
  const attendance = attendanceOf(participant, pendingLine)
  const row = useRef<HTMLLIElement>(null)
  // Moves the focus to the row, because the clicked button disappears.
  const keptFocus = useKeptFocus(row, () => row.current?.focus({ preventScroll: true }))
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={-1}
      {...keptFocus}
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
      <Box sx={{ flex: `1 1 ${struckEntries.length > 0 ? 240 : 130}px`, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {role === 'PRACTITIONER' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Praticien
          </Typography>
        )}
        {struckEntries.map((struckEntry) => (
          <Typography
            key={struckEntry.entryId}
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            <s>{struckEntry.kind ? `Signé à ${practiceMomentOf(struckEntry.recordedAt).time}` : 'Absent'}</s>
            {` · Ligne biffée : ${struckEntry.reason}`}
          </Typography>
        ))}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 1, ml: 'auto' }}
      >
        {attendance && (
          <Chip
            variant="outlined"
            color={attendance.isPresent ? 'success' : 'default'}
            icon={attendance.isPresent ? <CheckIcon /> : undefined}
            label={attendance.isPresent ? `Signé à ${practiceMomentOf(attendance.recordedAt).time}` : 'Absent'}
          />
        )}
        {pendingLine && <Chip variant="outlined" icon={<ScheduleIcon />} label="À envoyer" />}
        {canSign && isExpected && !attendance?.isPresent && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {!attendance && role === 'PATIENT' && (
              <Button color="inherit" aria-label={`Marquer absent : ${name}`} onClick={onAbsent}>
                Absent
              </Button>
            )}
            <Button variant={attendance ? 'outlined' : 'contained'} aria-label={`Signer : ${name}`} onClick={onSign}>
              Signer
            </Button>
          </Box>
        )}
        {entry && !pendingLine && (
          <Button color="inherit" aria-label={`Biffer la ligne : ${name}`} onClick={onStrike}>
            Biffer
          </Button>
        )}
      </Box>
    </Box>
  )
}
