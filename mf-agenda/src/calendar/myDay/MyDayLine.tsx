import type { ShortSession } from 'shared/contracts/agenda/session'
import { Link } from 'shared/router'
import { Box, Link as TextLink, touchSize, Typography } from 'shared/ui'
import { Checkbox } from 'shared/ui/data'
import { sessionPath } from '../../agendaPath.ts'
import type { CalendarOrigin } from '../../agendaPath.ts'
import { PaymentButton } from '../../sessions/paid/PaymentButton.tsx'
import { NoteButtons } from './NoteButtons.tsx'
import type { NoteKind } from './NoteDialog.tsx'
import { PresenceButtons } from './PresenceButtons.tsx'

interface MyDayLineProps {
  session: ShortSession
  /** Name of the practitioner; '' if all sessions have the same. */
  practitioner: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  routerState: CalendarOrigin
  onOpenNote: (session: ShortSession, kind: NoteKind) => void
}

/** A session of the day with its actions. */
export function MyDayLine({ session, practitioner, isChosen, onChoose, routerState, onOpenNote }: MyDayLineProps) {
  const { id, title, startTime, endTime } = session
  const titleId = `my-day-${id}`
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'start',
        columnGap: 0.5,
        py: 1,
        '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'divider' },
      }}
    >
      <Checkbox
        checked={isChosen}
        onChange={(_, isNowChosen) => onChoose(isNowChosen)}
        slotProps={{ input: { 'aria-label': `Choisir ${title}, ${startTime}` } }}
        sx={{ ...touchSize, ml: -1, p: 0.5 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, mb: 0.75 }}>
          <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
            <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {[`${startTime} – ${endTime}`, practitioner].filter(Boolean).join(' · ')}
            </Typography>
            <Typography component="h3" id={titleId} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <TextLink component={Link} to={sessionPath(id)} state={routerState} color="inherit" underline="hover">
                {title}
              </TextLink>
            </Typography>
          </Box>
          <NoteButtons session={session} routerState={routerState} onOpenNote={onOpenNote} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PresenceButtons session={session} />
          <PaymentButton session={session} />
        </Box>
      </Box>
    </Box>
  )
}
