import type { OpeningHoursAndAbsences } from 'shared/contracts/agenda/agenda'
import { weekday } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { minutesOf, minutesOfDay, timeOf } from 'shared/domain/calendar/time'

/** Period of a day, in minutes since midnight. */
export interface MinuteRange {
  from: number
  to: number
}

const wholeDay: MinuteRange = { from: 0, to: minutesOfDay }

/** Sorts ranges, and merges ranges that touch or overlap. */
function mergeRanges(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (!last || from > last.to) result.push({ from, to })
    else last.to = Math.max(last.to, to)
  }
  return result
}

/** Returns the parts of `ranges` outside `removedRanges`. */
const subtractRanges = (ranges: readonly MinuteRange[], removedRanges: readonly MinuteRange[]): MinuteRange[] =>
  removedRanges.reduce<MinuteRange[]>(
    (remaining, { from, to }) =>
      remaining.flatMap((range) =>
        [
          { from: range.from, to: Math.min(range.to, from) },
          { from: Math.max(range.from, to), to: range.to },
        ].filter((remainder) => remainder.from < remainder.to),
      ),
    [...ranges],
  )

/** Returns the opening hours of a therapist on a day, regardless of absences. */
const openingRanges = ({ opening }: OpeningHoursAndAbsences, day: Day): MinuteRange[] =>
  mergeRanges(
    opening
      .filter((hours) => hours.weekday === weekday(day))
      .map(({ startTime, endTime }) => ({ from: minutesOf(startTime), to: minutesOf(endTime) })),
  )

/** Returns the absences of a therapist on a day. */
const absenceRanges = ({ absences }: OpeningHoursAndAbsences, day: Day): MinuteRange[] =>
  mergeRanges(
    absences
      .filter(({ from, to }) => from.day <= day && to.day >= day)
      .map(({ from, to }) => ({
        from: from.day < day ? 0 : minutesOf(from.time),
        to: to.day > day ? wholeDay.to : minutesOf(to.time),
      }))
      .filter(({ from, to }) => from < to),
  )

/** Returns the hours in which at least one of the therapists works: opening hours without absences. */
export const openRangesOn = (openingHoursAndAbsences: readonly OpeningHoursAndAbsences[], day: Day): MinuteRange[] =>
  mergeRanges(
    openingHoursAndAbsences.flatMap((therapist) =>
      subtractRanges(openingRanges(therapist, day), absenceRanges(therapist, day)),
    ),
  )

/** Returns the hours in which none of the therapists works; empty while no opening hours are loaded. */
export const closedRangesOn = (openingHoursAndAbsences: readonly OpeningHoursAndAbsences[], day: Day): MinuteRange[] =>
  openingHoursAndAbsences.length === 0 ? [] : subtractRanges([wholeDay], openRangesOn(openingHoursAndAbsences, day))

export interface AbsenceOfDay {
  therapistId: string
  /** Null when the absence covers all opening hours of the day. */
  hours: MinuteRange | null
}

function absencesOf(openingHoursAndAbsences: OpeningHoursAndAbsences, day: Day): AbsenceOfDay[] {
  const { therapistId } = openingHoursAndAbsences
  const ranges = absenceRanges(openingHoursAndAbsences, day)
  const isAllDay = ranges.length > 0 && subtractRanges(openingRanges(openingHoursAndAbsences, day), ranges).length === 0
  return isAllDay ? [{ therapistId, hours: null }] : ranges.map((hours) => ({ therapistId, hours }))
}

export const absencesOn = (openingHoursAndAbsences: readonly OpeningHoursAndAbsences[], day: Day): AbsenceOfDay[] =>
  openingHoursAndAbsences.flatMap((therapist) => absencesOf(therapist, day))

export const rangeText = ({ from, to }: MinuteRange): string => `${timeOf(from)} – ${timeOf(to)}`
