import { createContext, useContext } from 'react'
import type { CSSProperties } from 'react'
import type { TherapistSchedule } from 'shared/contracts/agenda'
import type { Day } from 'shared/domain/calendar/day'
import { holidayOf } from 'shared/domain/calendar/holidays'
import { absencesOn, closedOn, openOn, written } from './closedHours.ts'
import type { Stretch } from './closedHours.ts'

/** What stands behind the sessions of a day, drawn and in words. */
export interface DayBackdrop {
  /** The closed hours as a ground for the day's column. */
  ground: CSSProperties
  isClosed: boolean
  /** The public holiday, and who is away. */
  notes: readonly string[]
  /** For readers' ears: the ground in words. */
  hours: string
}

export type Backdrop = (day: Day) => DayBackdrop

const percent = (minutes: number) => `${((minutes / 1440) * 100).toFixed(3)}%`

const bandOf = ({ from, to }: Stretch) =>
  `transparent ${percent(from)}, var(--agenda-closed) ${percent(from)} ${percent(to)}, transparent ${percent(to)}`

/** One gradient for a column: cheaper than a class on each of its slots, and true to the minute. */
const groundOf = (closed: readonly Stretch[]): CSSProperties =>
  closed.length === 0 ? {} : { backgroundImage: `linear-gradient(to bottom, ${closed.map(bandOf).join(', ')})` }

const hoursOf = (open: readonly Stretch[]) => (open.length === 0 ? 'fermé' : `ouvert ${open.map(written).join(' et ')}`)

/** `nameOf` names a therapist where several are shown; '' where only one is. */
export function backdropOf(schedules: readonly TherapistSchedule[], nameOf: (therapistId: string) => string): Backdrop {
  const known = new Map<Day, DayBackdrop>()
  const draw = (day: Day): DayBackdrop => {
    const closed = closedOn(schedules, day)
    const open = openOn(schedules, day)
    const absences = absencesOn(schedules, day).map(({ therapistId, hours }) =>
      [hours ? `Absence ${written(hours)}` : 'Absence', nameOf(therapistId)].filter(Boolean).join(' : '),
    )
    const holiday = holidayOf(day)
    return {
      ground: groundOf(closed),
      isClosed: schedules.length > 0 && open.length === 0,
      notes: [...(holiday === null ? [] : [holiday]), ...absences],
      hours: schedules.length === 0 ? '' : hoursOf(open),
    }
  }
  return (day) => {
    const found = known.get(day) ?? draw(day)
    known.set(day, found)
    return found
  }
}

export const BackdropContext = createContext<Backdrop>(backdropOf([], () => ''))

export const useDayBackdrop = (day: Day) => useContext(BackdropContext)(day)
