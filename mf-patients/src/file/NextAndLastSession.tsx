import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import { longDay } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Card, Link, Typography, touchTarget } from 'shared/ui'

type Session = PatientDetails['nextSession']

/** The patient's next and last session. */
export function NextAndLastSession({ patient: { nextSession, lastSession } }: { patient: PatientDetails }) {
  return (
    <Card component="section" aria-labelledby="next-and-last" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="next-and-last" variant="h2" sx={{ mb: 2 }}>
        Suivi
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
        <SessionLine name="Prochaine séance" emptyText="Aucune séance prévue" session={nextSession} />
        <SessionLine name="Dernière séance" emptyText="Aucune séance passée" session={lastSession} />
      </Box>
    </Card>
  )
}

function SessionLine({ name, emptyText, session }: { name: string; emptyText: string; session: Session }) {
  const canOpen = useRights().privileges.includes('AGENDA')
  const sessionTime = session && `${longDay(session.date)}, ${session.startTime} – ${session.endTime}`
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {session && canOpen && (
          <Link component={RouterLink} to={`/pros/session/${session.id}`} underline="hover" sx={touchTarget}>
            {sessionTime}
          </Link>
        )}
        {session && !canOpen && <span>{sessionTime}</span>}
        <span>{session ? `, ${session.sessionType}${session.validated ? '' : ' (à valider)'}` : emptyText}</span>
      </Typography>
    </div>
  )
}
