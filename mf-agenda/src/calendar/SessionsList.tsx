import type { ShortSession } from 'shared/contracts/session'
import { sessionColour } from 'shared/domain/calendarColour'
import type { ColourSettings } from 'shared/domain/calendarColour'
import type { Day } from 'shared/domain/day'
import { longDay } from 'shared/domain/format'
import { Box, ButtonBase, Typography } from 'shared/ui'
import { agendaEvent } from './agendaEvent.ts'
import { EventText } from './EventText.tsx'

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
          {ofDay.map((session) => {
            const { background, text, border, dashed } = sessionColour(session, colours)
            return (
              <ButtonBase
                key={session.id}
                onClick={() => onOpen(session)}
                sx={{ display: 'flex', justifyContent: 'flex-start', gap: 2, width: '100%', minHeight: 48, mb: 1, px: 2, py: 1, borderRadius: 1, textAlign: 'left', fontSize: '0.9375rem' }}
                style={{ backgroundColor: background, color: text, border: `2px ${dashed ? 'dashed' : 'solid'} ${border}` }}
              >
                <Box component="span" sx={{ flex: 'none', minWidth: '7.5em' }}>
                  {session.startTime} – {session.endTime}
                </Box>
                <EventText event={agendaEvent(session, colours)} />
              </ButtonBase>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}
