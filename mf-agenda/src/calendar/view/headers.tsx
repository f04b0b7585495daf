import type { DateHeaderProps, HeaderProps } from 'react-big-calendar'
import { longDay } from 'shared/domain/format'
import { visuallyHidden } from 'shared/ui'
import { useDayBackdrop } from './backdrop.ts'
import { dayOf } from '../../wallDate.ts'

/** Replaces the library's header, whose ARIA role would need a table around it. */
export const PlainHeader = ({ label }: HeaderProps) => <span>{label}</span>

/** Header of a day in the week view: date, public holiday and absences; opening hours for screen readers. */
export function DayHeader({ label, date }: HeaderProps) {
  const { notes, hours } = useDayBackdrop(dayOf(date))
  return (
    <span className="agenda-day">
      <span>{label}</span>
      {notes.map((note) => (
        <span key={note} className="agenda-note" title={note}>
          <span style={visuallyHidden}>, </span>
          {note}
        </span>
      ))}
      {hours && <span style={visuallyHidden}>, {hours}</span>}
    </span>
  )
}

export function MonthDay({ date, label, onDrillDown }: DateHeaderProps) {
  const day = dayOf(date)
  const { notes, isClosed } = useDayBackdrop(day)
  const note = notes.join(', ')
  return (
    <>
      {note && (
        <span className="agenda-note" aria-hidden="true" title={note}>
          {note}
        </span>
      )}
      <button
        type="button"
        className="rbc-button-link"
        aria-label={[longDay(day), note, isClosed ? 'fermé' : ''].filter(Boolean).join(', ')}
        onClick={onDrillDown}
      >
        {label}
      </button>
    </>
  )
}
