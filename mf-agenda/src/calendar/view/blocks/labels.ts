import type { Day } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { isForced } from 'shared/domain/sessions/forced'
import { screenReaderStates, stateMarks } from '../../agendaEvent.ts'
import type { AgendaEvent } from '../../agendaEvent.ts'

/** Mark of a session that was saved despite a conflict. */
export const forcedMark = '!'

/** Returns the short marks of a session's state, such as « € Absent »; '' for none. */
export const marksOf = ({ session, state }: AgendaEvent) =>
  [session.paid ? '€' : '', stateMarks[state]].filter(Boolean).join(' ')

const dayTexts = new Map<Day, string>()

/**
 * Returns the day as text, memoized because formatting a date takes longer than rendering it, and hundreds of sessions
 * share seven days.
 */
function dayText(day: Day): string {
  const text = dayTexts.get(day) ?? longDay(day)
  dayTexts.set(day, text)
  return text
}

const dayAndState = ({ session, state }: AgendaEvent) =>
  `${dayText(session.date)}, ${screenReaderStates[state]}${isForced(session) ? ', malgré un conflit' : ''}`

/** Returns the accessible name of a session after its time, for the month view and the menu of hidden sessions. */
export const accessibleLabel = (event: AgendaEvent) => `${event.title} ${dayAndState(event)}`

/** Returns the practitioner's initials and the place, for one line of a block. */
export const initialsAndPlaceOf = ({ names: { initials, place } }: AgendaEvent) =>
  [initials, place].filter(Boolean).join(' · ')

/** Returns the accessible name of a block: its visible lines in order (WCAG 2.5.3), then the day and the state. */
export const blockLabel = (event: AgendaEvent, times: string) =>
  [event.title, ...event.names.animals.map(({ names }) => names), initialsAndPlaceOf(event), times, dayAndState(event)]
    .filter(Boolean)
    .join(' ')
