import { createContext, useContext } from 'react'
import type { DateHeaderProps, HeaderProps } from 'react-big-calendar'
import type { Day } from 'shared/domain/calendar/day'
import { dayName, longDay } from 'shared/domain/format'
import { visuallyHidden } from 'shared/ui'
import { useDayBackdrop } from './backdrop.ts'
import { dayOf } from '../../wallClock.ts'

/** Handlers of the buttons in the header of the calendar. */
export interface HeaderActions {
  onDaySelect: (day: Day) => void
  /** Opens the animals of a day; undefined in a practice without animals. */
  onAnimalsSelect: ((day: Day) => void) | undefined
  /** Shows or hides Saturday and Sunday; undefined where they are always shown. */
  weekend: { isShown: boolean; toggle: () => void } | undefined
}

export const HeaderActionsContext = createContext<HeaderActions>({
  onDaySelect: () => undefined,
  onAnimalsSelect: undefined,
  weekend: undefined,
})

/** Replaces the library's header, whose ARIA role is only valid inside a table. */
export const PlainHeader = ({ label }: HeaderProps) => <span>{label}</span>

/**
 * Header of a day in the week view: date, public holiday and absences, and opening hours for screen readers. Opens the
 * day, or the animals of the day.
 */
export function DayHeader({ label, date }: HeaderProps) {
  const day = dayOf(date)
  const { notes, openingHoursText } = useDayBackdrop(day)
  const { onDaySelect, onAnimalsSelect } = useContext(HeaderActionsContext)
  return (
    <span className="agenda-day-header">
      <button type="button" className="rbc-button-link" onClick={() => onDaySelect(day)}>
        <span className="agenda-day">
          <span>{label}</span>
          {notes.map((note) => (
            <span key={note} className="agenda-note" title={note}>
              <span style={visuallyHidden}>, </span>
              {note}
            </span>
          ))}
          {openingHoursText && <span style={visuallyHidden}>, {openingHoursText}</span>}
        </span>
      </button>
      {onAnimalsSelect && (
        <button
          type="button"
          className="rbc-button-link agenda-animals-link"
          data-kind="other"
          title="Voir ce jour par animal"
          aria-label={`Animaux du ${dayName(day)}`}
          onClick={() => onAnimalsSelect(day)}
        />
      )}
    </span>
  )
}

/** Button in the corner of the week that shows or hides Saturday and Sunday. */
export function WeekendSwitch() {
  const { weekend } = useContext(HeaderActionsContext)
  if (!weekend) return null
  const { isShown, toggle } = weekend
  const action = isShown ? 'masquer samedi et dimanche' : 'afficher samedi et dimanche'
  const visibleText = isShown ? '5 j' : '7 j'
  return (
    <button
      type="button"
      className="rbc-button-link agenda-weekend"
      title={action}
      aria-label={`${visibleText} : ${action}`}
      onClick={toggle}
    >
      {visibleText}
    </button>
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
