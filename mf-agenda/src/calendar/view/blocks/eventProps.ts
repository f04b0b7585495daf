import type { ShortSession } from 'shared/contracts/agenda/session'
import { minutesBetween } from 'shared/domain/calendar/time'
import type { AgendaEvent } from '../../agendaEvent.ts'
import { isMovable } from '../../moving/movedSession.ts'

/** Minimum session length for two lines in a block, at 56 px per hour (agenda.css). */
const minTwoLineMinutes = 44

const isShort = ({ startTime, endTime }: ShortSession) => minutesBetween(startTime, endTime) < minTwoLineMinutes

const classOf = ({ session, colour }: AgendaEvent) =>
  [
    'agenda-block',
    isShort(session) && 'agenda-short',
    colour.dashed && 'agenda-dashed',
    isMovable(session) && 'agenda-movable',
  ]
    .filter(Boolean)
    .join(' ')

/** Returns the class and colours of a block. */
export const eventProps = (event: AgendaEvent) =>
  event.hidden
    ? { className: 'agenda-more' }
    : {
        className: classOf(event),
        style: {
          backgroundColor: event.colour.background,
          color: event.colour.text,
          borderColor: event.colour.border,
        },
      }
