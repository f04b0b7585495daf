import type { TherapistSchedule } from 'shared/contracts/agenda/agenda'
import { weekday } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { minutesOf, timeOf } from 'shared/domain/calendar/time'

/** Minutes since midnight. */
export interface MinuteRange {
  from: number
  to: number
}

const wholeDay: MinuteRange = { from: 0, to: 24 * 60 }

/** Sorted, with touching and overlapping ranges merged. */
function merged(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (!last || from > last.to) result.push({ from, to })
    else last.to = Math.max(last.to, to)
  }
  return result
}

/** The parts of `ranges` outside `taken`. */
const without = (ranges: readonly MinuteRange[], taken: readonly MinuteRange[]): MinuteRange[] =>
  taken.reduce<MinuteRange[]>(
    (left, { from, to }) =>
      left.flatMap((one) =>
        [
          { from: one.from, to: Math.min(one.to, from) },
          { from: Math.max(one.from, to), to: one.to },
        ].filter((part) => part.from < part.to),
      ),
    [...ranges],
  )

/** A therapist's opening hours on that day, absences not considered. */
const openingRanges = ({ opening }: TherapistSchedule, day: Day): MinuteRange[] =>
  merged(
    opening
      .filter((hours) => hours.weekday === weekday(day))
      .map(({ startTime, endTime }) => ({ from: minutesOf(startTime), to: minutesOf(endTime) })),
  )

/** A therapist's absences on that day. */
const absenceRanges = ({ absences }: TherapistSchedule, day: Day): MinuteRange[] =>
  merged(
    absences
      .filter(({ from, to }) => from.day <= day && to.day >= day)
      .map(({ from, to }) => ({
        from: from.day < day ? 0 : minutesOf(from.time),
        to: to.day > day ? wholeDay.to : minutesOf(to.time),
      }))
      .filter(({ from, to }) => from < to),
  )

/** When at least one of the shown therapists can be booked. */
export const openOn = (schedules: readonly TherapistSchedule[], day: Day): MinuteRange[] =>
  merged(schedules.flatMap((schedule) => without(openingRanges(schedule, day), absenceRanges(schedule, day))))

/** When none of the shown therapists can be booked; empty while no schedule is loaded. */
export const closedOn = (schedules: readonly TherapistSchedule[], day: Day): MinuteRange[] =>
  schedules.length === 0 ? [] : without([wholeDay], openOn(schedules, day))

export interface AbsenceOfDay {
  therapistId: string
  /** Null when the absence covers all opening hours of the day. */
  hours: MinuteRange | null
}

function absencesOf(schedule: TherapistSchedule, day: Day): AbsenceOfDay[] {
  const { therapistId } = schedule
  const ranges = absenceRanges(schedule, day)
  const isAllDay = ranges.length > 0 && without(openingRanges(schedule, day), ranges).length === 0
  return isAllDay ? [{ therapistId, hours: null }] : ranges.map((hours) => ({ therapistId, hours }))
}

export const absencesOn = (schedules: readonly TherapistSchedule[], day: Day): AbsenceOfDay[] =>
  schedules.flatMap((schedule) => absencesOf(schedule, day))

export const rangeText = ({ from, to }: MinuteRange): string =>
  `${timeOf(from)} – ${to === wholeDay.to ? '24:00' : timeOf(to)}`
