import type { TimelineEvent } from 'shared/contracts/patients/timeline'
import { shortDay } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Link, Typography } from 'shared/ui'
import { eventText } from './timelineTexts.ts'

/** Event with its date, text and session, in the practice's time zone. */
export function TimelineLine({ event }: { event: TimelineEvent }) {
  const { date, time, session } = event
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '9.5rem 1fr' },
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="time"
        dateTime={time === null ? date : `${date}T${time}`}
        variant="body2"
        color="textSecondary"
        sx={{ lineHeight: 1.5 }}
      >
        {time === null ? shortDay(date) : `${shortDay(date)} à ${time}`}
      </Typography>
      <div>
        <Typography sx={{ overflowWrap: 'anywhere', lineHeight: 1.5 }}>{eventText(event)}</Typography>
        {session && <SessionLine session={session} />}
      </div>
    </Box>
  )
}

function SessionLine({ session }: { session: NonNullable<TimelineEvent['session']> }) {
  const canOpen = useRights().privileges.includes('AGENDA') && session.isOpen
  const sessionTime = `Séance du ${shortDay(session.date)} à ${session.startTime}`
  return (
    <Typography variant="body2" color="textSecondary">
      {canOpen ? (
        <Link component={RouterLink} to={`/pros/session/${session.id}`} underline="hover">
          {sessionTime}
        </Link>
      ) : (
        <span>{sessionTime}</span>
      )}
      <span>{`, ${session.sessionType}`}</span>
    </Typography>
  )
}
