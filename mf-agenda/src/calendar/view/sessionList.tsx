import type { ShortSession } from 'shared/contracts/agenda/session'
import { sessionState } from 'shared/domain/calendarColour'
import type { Colour } from 'shared/domain/calendarColour'
import { longDay } from 'shared/domain/format'
import { Box, visuallyHidden } from 'shared/ui'
import type { List } from 'shared/ui/data'
import { stateLabels } from '../agendaEvent.ts'

/** Row of the list: a session with its colour of the calendar. */
export interface ListedSession {
  id: string
  session: ShortSession
  colour: Colour
}

const ScreenReaderDay = ({ row: { session } }: { row: ListedSession }) => (
  <span style={visuallyHidden}>{longDay(session.date)},</span>
)

const StateChip = ({ row }: { row: ListedSession }) => {
  const { background, text, border, dashed } = row.colour
  return (
    <Box
      component="span"
      sx={{ px: 1.25, py: 0.25, borderRadius: 1, fontSize: 'var(--mui-text-small)', fontWeight: 600 }}
      style={{ backgroundColor: background, color: text, border: `2px ${dashed ? 'dashed' : 'solid'} ${border}` }}
    >
      {stateText(row)}
    </Box>
  )
}

const stateText = ({ session }: ListedSession) => stateLabels[sessionState(session)]

/** Columns of the list view. */
export const sessionList = {
  nameOf: ({ session: { title, startTime } }) => `${title}, ${startTime}`,
  columns: [
    {
      key: 'time',
      label: 'Heure',
      value: ({ session }) => session.startTime,
      text: ({ session: { startTime, endTime } }) => `${startTime} – ${endTime}`,
      widthPx: 120,
    },
    { key: 'title', label: 'Séance', value: ({ session }) => session.title, card: 'title' },
    { key: 'day', label: 'Jour', value: ({ session }) => session.date, Cell: ScreenReaderDay },
    { key: 'state', label: 'État', value: stateText, Cell: StateChip },
  ],
} as const satisfies Pick<List<ListedSession>, 'columns' | 'nameOf'>
