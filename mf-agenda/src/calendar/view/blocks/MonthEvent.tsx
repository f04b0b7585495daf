import { useContext } from 'react'
import type { MouseEvent } from 'react'
import type { EventProps } from 'react-big-calendar'
import { isForced } from 'shared/domain/sessions/forced'
import type { AgendaEvent } from '../../agendaEvent.ts'
import { OpenSessionContext } from './OpenSessionContext.ts'
import { forcedMark, accessibleLabel } from './labels.ts'

/**
 * Block of a session in the month view, in one line that is cut off. It is a button, since the library's block is not.
 */
export function MonthEvent({ event }: EventProps<AgendaEvent>) {
  const openSession = useContext(OpenSessionContext)
  const onClick = (click: MouseEvent) => {
    click.stopPropagation()
    openSession(event.session)
  }
  const { id, startTime, paid } = event.session
  return (
    <button
      type="button"
      className="agenda-month-event"
      data-session={id}
      onClick={onClick}
      aria-label={`${startTime} ${accessibleLabel(event)}`}
    >
      <span className="agenda-hour">{startTime}</span>{' '}
      <span
        className="agenda-title"
        data-marks={paid ? '€' : undefined}
        data-forced={isForced(event.session) ? forcedMark : undefined}
      >
        {event.title}
      </span>
    </button>
  )
}
