import type { SessionToReassign } from 'shared/contracts/accounts/team'
import type { Member } from 'shared/contracts/accounts/user'
import { longDay } from 'shared/domain/format'
import { Box, Typography } from 'shared/ui'
import { TherapistSelect } from './TherapistSelect.tsx'

interface SessionsToReassignProps {
  sessions: readonly SessionToReassign[]
  therapists: readonly Member[]
  onAssign: (sessionId: string, therapistId: string) => void
}

/** Upcoming sessions of the leaving member; a session with a conflict can be assigned to another successor. */
export const SessionsToReassign = ({ sessions, therapists, onAssign }: SessionsToReassignProps) => (
  <Box
    component="ul"
    aria-label="Séances à confier"
    tabIndex={0}
    sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', maxHeight: 360, overflowY: 'auto' }}
  >
    {sessions.map((session) => (
      <Box component="li" key={session.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Typography>{session.title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {longDay(session.date)}, de {session.startTime} à {session.endTime}
          {!session.validated && <span> (à valider)</span>}
        </Typography>
        {session.conflicts.map(({ id, detail, name }) => (
          <Typography key={id} variant="body2" sx={{ color: 'error.main' }}>
            {detail ?? name}
          </Typography>
        ))}
        {session.successorId !== null && session.conflicts.length > 0 && (
          <Box sx={{ mt: 1.5 }}>
            <TherapistSelect
              label={`Confier à, le ${longDay(session.date)}`}
              therapists={therapists}
              value={session.successorId}
              onChange={(id) => onAssign(session.id, id)}
            />
          </Box>
        )}
      </Box>
    ))}
  </Box>
)
