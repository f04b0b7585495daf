import { cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { EventProps, EventWrapperProps } from 'react-big-calendar'
import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { stateMarks, spokenStates } from '../agendaEvent.ts'
import type { AgendaEvent } from '../agendaEvent.ts'

const marksOf = ({ session, state }: AgendaEvent) => [session.paid ? '€' : '', stateMarks[state]].filter(Boolean)

const dayTexts = new Map<Day, string>()

/**
 * Returns the day as text, from a cache: formatting a date takes longer than rendering it, and hundreds of sessions
 * share seven days.
 */
function dayText(day: Day): string {
  const text = dayTexts.get(day) ?? longDay(day)
  dayTexts.set(day, text)
  return text
}

const spokenLabel = ({ session, state, title }: AgendaEvent) =>
  `${title} ${dayText(session.date)}, ${spokenStates[state]}`

/** Returns the title after a space, so that screen readers separate it from the times. */
const visibleTitle = ({ title }: AgendaEvent) => ` ${title}`

/**
 * Text of a session in the day and week views, in as few elements as possible: marks of its state (outside the
 * accessible name) and its title.
 */
export function EventText({ event }: Pick<EventProps<AgendaEvent>, 'event'>) {
  const marks = marksOf(event)
  return (
    <>
      {marks.length > 0 && <span className="agenda-marks" data-marks={marks.join(' ')} />}
      <span>{visibleTitle(event)}</span>
    </>
  )
}

/** Adds the session's id to the event block, for menu and drag, and the day and state to its accessible name. */
export function Block({ event, label, children }: EventWrapperProps<AgendaEvent> & { children?: ReactNode }) {
  const block: ReactNode = children
  return isBlock(block)
    ? cloneElement(block, { 'data-session': event.session.id, 'aria-label': `${label} ${spokenLabel(event)}` })
    : block
}

const isBlock = (node: ReactNode): node is ReactElement<{ 'data-session': string; 'aria-label': string }> =>
  isValidElement(node)

/**
 * Block of a session in the month view. It is a button, since the library's block is not; its click bubbles to the
 * calendar's handler.
 */
export function MonthEvent({ event }: EventProps<AgendaEvent>) {
  const marks = marksOf(event)
  return (
    <button
      type="button"
      className="agenda-month-event"
      data-session={event.session.id}
      aria-label={`${event.session.startTime} ${spokenLabel(event)}`}
    >
      <span className="agenda-hour">{event.session.startTime}</span>
      <span className="agenda-text">
        {marks.length > 0 && <span className="agenda-marks" data-marks={marks[0]} />}
        <span className="agenda-title">{visibleTitle(event)}</span>
      </span>
    </button>
  )
}
