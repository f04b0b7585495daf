import type { DateHeaderProps, HeaderProps } from 'react-big-calendar'
import { longDay } from 'shared/domain/format'
import { dayOf } from './wallDate.ts'

/** The calendar's own header bears a role that nothing around it completes. */
export const PlainHeader = ({ label }: HeaderProps) => <span>{label}</span>

export const MonthDay = ({ date, label, onDrillDown }: DateHeaderProps) => (
  <button type="button" className="rbc-button-link" aria-label={longDay(dayOf(date))} onClick={onDrillDown}>
    {label}
  </button>
)
