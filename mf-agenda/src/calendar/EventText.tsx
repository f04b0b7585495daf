import type { EventProps } from 'react-big-calendar'
import { longDay } from 'shared/domain/format'
import { hidden } from 'shared/ui'
import { stateMarks, stateWords } from './agendaEvent.ts'
import type { AgendaEvent } from './agendaEvent.ts'

/** A session's block: its title, its state in words and signs, and for a reader's ears the day it stands on. */
export function EventText({ event: { session, state, title } }: Pick<EventProps<AgendaEvent>, 'event'>) {
  const mark = stateMarks[state]
  return (
    <span className="agenda-text" data-session={session.id}>
      {(session.paid || mark) && (
        <span aria-hidden="true" className="agenda-marks">
          {session.paid && <span>€</span>}
          {mark && <span>{mark}</span>}
        </span>
      )}
      <span className="agenda-title">{title}</span>
      <span style={hidden}>
        {longDay(session.date)}, {stateWords[state]}
      </span>
    </span>
  )
}

/** In the month nothing of a block is a button but this: its click climbs to the calendar's own. */
export const MonthEvent = ({ event }: EventProps<AgendaEvent>) => (
  <button type="button" className="agenda-month-event">
    <span className="agenda-hour">{event.session.startTime}</span>
    <EventText event={event} />
  </button>
)
