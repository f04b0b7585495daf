import { useState } from 'react'
import type { AttendedSession, Participant, Signature } from 'shared/contracts/agenda/attendance'
import { Card, CardContent, Box, toast, Typography } from 'shared/ui'
import { ParticipantRow } from './ParticipantRow.tsx'
import type { PendingLine } from './device/PendingLine.ts'
import { recordLine } from './recordLine.ts'
import { StrikeDialog } from './StrikeDialog.tsx'
import { SignDialog } from './signature/SignDialog.tsx'

interface SessionSheetProps {
  session: AttendedSession
  pendingLines: readonly PendingLine[]
  canSign: boolean
}

const notStoredText = "Ce navigateur ne garde rien : n'actualisez pas la page avant que la signature soit envoyée."

/** Participants of one session, each with their signature or absence. */
export function SessionSheet({
  session: { id, startTime, endTime, typeName, participants },
  pendingLines,
  canSign,
}: SessionSheetProps) {
  const [signingParticipant, setSigningParticipant] = useState<Participant>()
  const [strikingParticipant, setStrikingParticipant] = useState<Participant>()
  const sessionTimes = `${startTime} – ${endTime}`

  async function record(participant: Participant, signature: Signature | null) {
    setSigningParticipant(undefined)
    if (!(await recordLine(id, participant, signature))) toast(notStoredText, 'error')
  }

  /**
   * Returns a participant's line that is still to be sent; undefined without one. If both a signature and an absence
   * are, returns the signature.
   */
  const pendingLineOf = (participant: Participant) =>
    pendingLines
      .filter((line) => line.sessionId === id && line.input.participantId === participant.id && !line.refusal)
      .toSorted((a, b) => Number(b.input.signature !== null) - Number(a.input.signature !== null))[0]

  return (
    <Card variant="outlined">
      <CardContent>
        <Typography component="h2" variant="h6">
          {sessionTimes}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {typeName}
        </Typography>
        <Box component="ul" aria-label={`Participants de ${sessionTimes}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {participants.map((participant) => (
            <ParticipantRow
              key={participant.id}
              participant={participant}
              pendingLine={pendingLineOf(participant)}
              canSign={canSign}
              onSign={() => setSigningParticipant(participant)}
              onAbsent={() => void record(participant, null)}
              onStrike={() => setStrikingParticipant(participant)}
            />
          ))}
        </Box>
      </CardContent>
      {signingParticipant && (
        <SignDialog
          participant={signingParticipant}
          sessionTimes={sessionTimes}
          onSign={(signature) => void record(signingParticipant, signature)}
          onClose={() => setSigningParticipant(undefined)}
        />
      )}
      {strikingParticipant?.entry && (
        <StrikeDialog
          sessionId={id}
          participant={strikingParticipant}
          entry={strikingParticipant.entry}
          onClose={() => setStrikingParticipant(undefined)}
        />
      )}
    </Card>
  )
}
