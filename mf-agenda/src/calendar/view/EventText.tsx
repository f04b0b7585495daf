import { cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { EventProps, EventWrapperProps } from 'react-big-calendar'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { stateMarks, stateWords } from './agendaEvent.ts'
import type { AgendaEvent } from './agendaEvent.ts'

const marksOf = ({ session, state }: AgendaEvent) => [session.paid ? '€' : '', stateMarks[state]].filter(Boolean)

const written = new Map<Day, string>()

/** Three hundred sessions share seven days, and to write a date out takes longer than to draw it. */
function dayInWords(day: Day): string {
  const words = written.get(day) ?? longDay(day)
  written.set(day, words)
  return words
}

const heard = ({ session, state, title }: AgendaEvent) => `${title} ${dayInWords(session.date)}, ${stateWords[state]}`

/** Apart from the hours before it, as a reader hears it: what is seen is part of the block's name. */
const named = ({ title }: AgendaEvent) => ` ${title}`

/** Among the hours, a session's text in as few elements as it can be: its state in signs, which are not part of its name, and its title. */
export function EventText({ event }: Pick<EventProps<AgendaEvent>, 'event'>) {
  const marks = marksOf(event)
  return (
    <>
      {marks.length > 0 && <span className="agenda-marks" data-marks={marks.join(' ')} />}
      {named(event)}
    </>
  )
}

/** The block around it names its session, for the menu and the pointer; for a reader's ears also the day it stands on and its state in words. */
export function Block({ event, label, children }: EventWrapperProps<AgendaEvent> & { children?: ReactNode }) {
  const block: ReactNode = children
  return isBlock(block)
    ? cloneElement(block, { 'data-session': event.session.id, 'aria-label': `${label} ${heard(event)}` })
    : block
}

const isBlock = (node: ReactNode): node is ReactElement<{ 'data-session': string; 'aria-label': string }> =>
  isValidElement(node)

/** In the month nothing of a block is a button but this: its click climbs to the calendar's own. */
export function MonthEvent({ event }: EventProps<AgendaEvent>) {
  const marks = marksOf(event)
  return (
    <button
      type="button"
      className="agenda-month-event"
      data-session={event.session.id}
      aria-label={`${event.session.startTime} ${heard(event)}`}
    >
      <span className="agenda-hour">{event.session.startTime}</span>
      <span className="agenda-text">
        {marks.length > 0 && <span className="agenda-marks" data-marks={marks[0]} />}
        <span className="agenda-title">{named(event)}</span>
      </span>
    </button>
  )
}
