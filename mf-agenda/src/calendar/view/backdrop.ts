import { createContext, useContext } from 'react'
import type { CSSProperties } from 'react'
import type { OpeningHoursAndAbsences } from 'shared/contracts/agenda/agenda'
import type { Day } from 'shared/domain/calendar/day'
import { holidayOf } from 'shared/domain/calendar/holidays'
import { absencesOn, closedRangesOn, openRangesOn, rangeText } from './closedHours.ts'
import type { MinuteRange } from './closedHours.ts'

/** Background of a day: closed hours as a style; holiday, absences and opening hours as text. */
interface DayBackdrop {
  /** Style of the day's column that shows the closed hours. */
  background: CSSProperties
  /** True if nobody works on the day; false while no opening hours are loaded. */
  isClosed: boolean
  /** Public holiday and absences. */
  notes: readonly string[]
  /** Opening hours without absences, for screen readers; 'fermé' without any, '' while they are not loaded. */
  openingHoursText: string
}

/** Function that returns the background of a day. */
export type Backdrop = (day: Day) => DayBackdrop

const minutesPerDay = 24 * 60

const percentOfDay = (minutes: number) => `${((minutes / minutesPerDay) * 100).toFixed(3)}%`

const gradientBand = ({ from, to }: MinuteRange) =>
  [
    `transparent ${percentOfDay(from)}`,
    `var(--agenda-closed) ${percentOfDay(from)} ${percentOfDay(to)}`,
    `transparent ${percentOfDay(to)}`,
  ].join(', ')

/** Returns one gradient per column, which is cheaper than a class on each slot, and exact to the minute. */
const backgroundOf = (closedRanges: readonly MinuteRange[]): CSSProperties =>
  closedRanges.length === 0
    ? {}
    : { backgroundImage: `linear-gradient(to bottom, ${closedRanges.map(gradientBand).join(', ')})` }

const formatOpeningHours = (openRanges: readonly MinuteRange[]) =>
  openRanges.length === 0 ? 'fermé' : `ouvert ${openRanges.map(rangeText).join(' et ')}`

/** Returns a memoized function. `nameOf` returns a therapist's name if several therapists are shown, otherwise ''. */
export function createBackdrop(
  openingHoursAndAbsences: readonly OpeningHoursAndAbsences[],
  nameOf: (therapistId: string) => string,
): Backdrop {
  const cache = new Map<Day, DayBackdrop>()
  const compute = (day: Day): DayBackdrop => {
    const closedRanges = closedRangesOn(openingHoursAndAbsences, day)
    const openRanges = openRangesOn(openingHoursAndAbsences, day)
    const absences = absencesOn(openingHoursAndAbsences, day).map(({ therapistId, hours }) =>
      [hours ? `Absence ${rangeText(hours)}` : 'Absence', nameOf(therapistId)].filter(Boolean).join(' : '),
    )
    const holiday = holidayOf(day)
    return {
      background: backgroundOf(closedRanges),
      isClosed: openingHoursAndAbsences.length > 0 && openRanges.length === 0,
      notes: [...(holiday === null ? [] : [holiday]), ...absences],
      openingHoursText: openingHoursAndAbsences.length === 0 ? '' : formatOpeningHours(openRanges),
    }
  }
  return (day) => {
    const backdrop = cache.get(day) ?? compute(day)
    cache.set(day, backdrop)
    return backdrop
  }
}

export const BackdropContext = createContext<Backdrop>(createBackdrop([], () => ''))

export const useDayBackdrop = (day: Day) => useContext(BackdropContext)(day)
