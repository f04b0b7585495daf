import { useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { sessionColour, sessionState } from 'shared/domain/calendarColour'
import type { Colour, ColourSettings } from 'shared/domain/calendarColour'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { Box, ButtonBase, hidden, IconButton, MoreIcon, Typography } from 'shared/ui'
import { stateLabels } from '../agendaEvent.ts'
import type { Backdrop } from './backdrop.ts'
import { SessionMenu } from '../SessionMenu.tsx'
import type { SessionActions } from '../SessionMenu.tsx'
import { byDayAndHour } from './view.ts'

interface SessionsListProps {
  sessions: readonly ShortSession[]
  colours: ColourSettings
  backdrop: Backdrop
  today: Day
  actions: SessionActions
}

/** The week as a list: the same sessions as the calendar, one line each with its actions. */
export function SessionsList({ sessions, colours, backdrop, today, actions }: SessionsListProps) {
  const [opened, setOpened] = useState<{ session: ShortSession; anchor: Element }>()
  return (
    <Box>
      {byDayAndHour(sessions).map(([day, sessionsOfDay]) => (
        <Box key={day} component="section" aria-label={longDay(day)} sx={{ mb: 3 }}>
          <Typography variant="h3" sx={{ mb: 1, color: day === today ? 'primary.main' : 'text.primary' }}>
            {[longDay(day), day === today ? "aujourd'hui" : '', ...backdrop(day).notes].filter(Boolean).join(' · ')}
          </Typography>
          {sessionsOfDay.map((session) => (
            <Line
              key={session.id}
              session={session}
              colour={sessionColour(session, colours)}
              onOpen={() => actions.open(session)}
              onMore={(anchor) => setOpened({ session, anchor })}
            />
          ))}
        </Box>
      ))}
      {opened && <SessionMenu {...opened} actions={actions} onClose={() => setOpened(undefined)} />}
    </Box>
  )
}

const lineShape = {
  display: 'flex',
  alignItems: 'center',
  mb: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

const buttonShape = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: { xs: 'space-between', md: 'flex-start' },
  columnGap: 2,
  rowGap: 0.5,
  minWidth: 0,
  minHeight: 48,
  px: 2,
  py: 1,
  borderRadius: 1,
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { bgcolor: 'background.sunk' },
} as const

interface LineProps {
  session: ShortSession
  colour: Colour
  onOpen: () => void
  onMore: (anchor: Element) => void
}

function Line({ session, colour: { background, text, border, dashed }, onOpen, onMore }: LineProps) {
  return (
    <Box sx={lineShape}>
      <ButtonBase onClick={onOpen} sx={buttonShape}>
        <Box component="span" sx={{ minWidth: '7.5em', color: 'text.secondary' }}>
          {session.startTime} – {session.endTime}
        </Box>
        <Box
          component="span"
          sx={{
            flex: { xs: '1 0 100%', md: '1 1 12em' },
            order: { xs: 1, md: 0 },
            fontWeight: 650,
            overflowWrap: 'anywhere',
          }}
        >
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
      <IconButton
        aria-label={`Actions : ${session.title}, ${session.startTime}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMore(currentTarget)}
        sx={{ m: 0.5 }}
      >
        <MoreIcon />
      </IconButton>
    </Box>
  )
}
