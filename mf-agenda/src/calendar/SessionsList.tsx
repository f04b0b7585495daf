import type { ShortSession } from 'shared/contracts/session'
import { sessionColour, sessionState } from 'shared/domain/calendarColour'
import type { Colour, ColourSettings } from 'shared/domain/calendarColour'
import type { Day } from 'shared/domain/day'
import { longDay } from 'shared/domain/format'
import { Box, ButtonBase, hidden, Typography } from 'shared/ui'
import { stateLabels } from './agendaEvent.ts'

interface SessionsListProps {
  sessions: readonly ShortSession[]
  colours: ColourSettings
  today: Day
  onOpen: (session: ShortSession) => void
}

const bySlot = (a: ShortSession, b: ShortSession) => `${a.date}${a.startTime}`.localeCompare(`${b.date}${b.startTime}`)

/** The week read from top to bottom: the same sessions as the calendar, one line each. */
export function SessionsList({ sessions, colours, today, onOpen }: SessionsListProps) {
  const byDay = Map.groupBy(sessions.toSorted(bySlot), ({ date }) => date)
  return (
    <Box>
      {[...byDay].map(([day, ofDay]) => (
        <Box key={day} component="section" aria-label={longDay(day)} sx={{ mb: 3 }}>
          <Typography variant="h3" sx={{ mb: 1, color: day === today ? 'primary.main' : 'text.primary' }}>
            {longDay(day)}
            {day === today && " · aujourd'hui"}
          </Typography>
          {ofDay.map((session) => (
            <Line key={session.id} session={session} colour={sessionColour(session, colours)} onOpen={() => onOpen(session)} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const lineShape = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'space-between', md: 'flex-start' },
  columnGap: 2,
  rowGap: 0.5,
  width: '100%',
  minHeight: 48,
  mb: 1,
  px: 2,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { bgcolor: 'background.sunk' },
} as const

function Line({ session, colour, onOpen }: { session: ShortSession; colour: Colour; onOpen: () => void }) {
  const { background, text, border, dashed } = colour
  return (
    <ButtonBase onClick={onOpen} sx={lineShape}>
      <Box component="span" sx={{ minWidth: '7.5em', color: 'text.secondary' }}>
        {session.startTime} – {session.endTime}
      </Box>
      <Box component="span" sx={{ flex: { xs: '1 0 100%', md: '1 1 12em' }, order: { xs: 1, md: 0 }, fontWeight: 650 }}>
        {session.title}
      </Box>
      <span style={hidden}>{longDay(session.date)},</span>
      <Box
        component="span"
        sx={{ px: 1.25, py: 0.25, borderRadius: 1, fontSize: '0.8125rem', fontWeight: 600 }}
        style={{ backgroundColor: background, color: text, border: `2px ${dashed ? 'dashed' : 'solid'} ${border}` }}
      >
        {stateLabels[sessionState(session)]}
      </Box>
    </ButtonBase>
  )
}
