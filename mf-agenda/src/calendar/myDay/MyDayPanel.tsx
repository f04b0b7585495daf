import type { ShortSession } from 'shared/contracts/agenda/session'
import type { Day } from 'shared/domain/calendar/day'
import { dayName } from 'shared/domain/format'
import { sessionsOfDay } from 'shared/domain/sessions/dayActions'
import { SidePanel, Typography } from 'shared/ui'
import type { CalendarOrigin } from '../../agendaPath.ts'
import { usePractitionerName } from '../usePractitionerName.ts'
import { DayTools } from './DayTools.tsx'
import { MyDayLine } from './MyDayLine.tsx'
import type { NoteKind } from './NoteDialog.tsx'
import { useChosenSessions } from './useChosenSessions.ts'

interface MyDayPanelProps {
  id: string
  day: Day
  /** The sessions that the agenda shows, with its filters. */
  sessions: readonly ShortSession[]
  routerState: CalendarOrigin
  onOpenNote: (session: ShortSession, kind: NoteKind) => void
  onDayChange: (day: Day) => void
  onClose: () => void
}

/**
 * Lists the sessions of a day, with controls for presence, payment, comments and evaluation. Presence and payment can
 * be recorded for all chosen sessions together.
 */
export function MyDayPanel({ id, day, sessions, routerState, onOpenNote, onDayChange, onClose }: MyDayPanelProps) {
  const daySessions = sessionsOfDay(sessions, day)
  const practitionerOf = usePractitionerName(daySessions)
  const { chosenSessions, isChosen, choose, chooseAll } = useChosenSessions(daySessions)
  return (
    <SidePanel
      id={id}
      title={`Ma journée, ${dayName(day)}`}
      onClose={onClose}
      tools={
        <DayTools
          day={day}
          sessions={daySessions}
          chosenSessions={chosenSessions}
          onChooseAll={chooseAll}
          onDayChange={onDayChange}
        />
      }
    >
      {daySessions.length === 0 && (
        <Typography sx={{ py: 2, color: 'text.secondary' }}>Aucune séance ce jour-là.</Typography>
      )}
      {daySessions.map((session) => (
        <MyDayLine
          key={session.id}
          session={session}
          practitioner={practitionerOf(session)}
          isChosen={isChosen(session)}
          onChoose={(isNowChosen) => choose(session.id, isNowChosen)}
          routerState={routerState}
          onOpenNote={onOpenNote}
        />
      ))}
    </SidePanel>
  )
}
