import type { TherapistSchedule } from 'shared/contracts/agenda'
import { weekday } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { minutesOf, timeOf } from 'shared/domain/calendar/time'

/** Minutes since midnight. */
export interface Stretch {
  from: number
  to: number
}

const wholeDay: Stretch = { from: 0, to: 24 * 60 }

/** In order, those that touch or overlap made one. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = []
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = whole.at(-1)
    if (!last || from > last.to) whole.push({ from, to })
    else last.to = Math.max(last.to, to)
  }
  return whole
}

/** What is left of `stretches` where none of `taken` is. */
const without = (stretches: readonly Stretch[], taken: readonly Stretch[]): Stretch[] =>
  taken.reduce<Stretch[]>(
    (left, { from, to }) =>
      left.flatMap((one) =>
        [
          { from: one.from, to: Math.min(one.to, from) },
          { from: Math.max(one.from, to), to: one.to },
        ].filter((part) => part.from < part.to),
      ),
    [...stretches],
  )

/** When a therapist receives on that day, absent or not. */
const receives = ({ opening }: TherapistSchedule, day: Day): Stretch[] =>
  merged(
    opening
      .filter((hours) => hours.weekday === weekday(day))
      .map(({ startTime, endTime }) => ({ from: minutesOf(startTime), to: minutesOf(endTime) })),
  )

/** The part of the day a therapist is away. */
const away = ({ absences }: TherapistSchedule, day: Day): Stretch[] =>
  merged(
    absences
      .filter(({ from, to }) => from.day <= day && to.day >= day)
      .map(({ from, to }) => ({
        from: from.day < day ? 0 : minutesOf(from.time),
        to: to.day > day ? wholeDay.to : minutesOf(to.time),
      }))
      .filter(({ from, to }) => from < to),
  )

/** When somebody of those shown can be booked. */
export const openOn = (schedules: readonly TherapistSchedule[], day: Day): Stretch[] =>
  merged(schedules.flatMap((schedule) => without(receives(schedule, day), away(schedule, day))))

/** When nobody of those shown can be; nothing as long as no schedule is known. */
export const closedOn = (schedules: readonly TherapistSchedule[], day: Day): Stretch[] =>
  schedules.length === 0 ? [] : without([wholeDay], openOn(schedules, day))

export interface AbsenceOfDay {
  therapistId: string
  /** Null when nothing of the day's hours is left. */
  hours: Stretch | null
}

function absencesOf(schedule: TherapistSchedule, day: Day): AbsenceOfDay[] {
  const { therapistId } = schedule
  const gone = away(schedule, day)
  const isAllDay = gone.length > 0 && without(receives(schedule, day), gone).length === 0
  return isAllDay ? [{ therapistId, hours: null }] : gone.map((hours) => ({ therapistId, hours }))
}

export const absencesOn = (schedules: readonly TherapistSchedule[], day: Day): AbsenceOfDay[] =>
  schedules.flatMap((schedule) => absencesOf(schedule, day))

export const written = ({ from, to }: Stretch): string =>
  `${timeOf(from)} – ${to === wholeDay.to ? '24:00' : timeOf(to)}`
