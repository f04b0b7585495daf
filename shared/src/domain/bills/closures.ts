import { addDays, type Day } from '../calendar/day.ts'
import { nowIn } from '../calendar/wallClock.ts'

const closedPeriods = ['DAY', 'MONTH', 'YEAR'] as const
export type ClosedPeriod = (typeof closedPeriods)[number]

export interface PeriodToClose {
  period: ClosedPeriod
  firstDay: Day
  lastDay: Day
}

const hourMs = 3_600_000

/**
 * The last day closed at an instant: a day ends at midnight in the practice's time zone, and is closed an hour later
 * (ruling 103).
 */
export const lastDayToClose = (timeZone: string, now: Date): Day =>
  addDays(nowIn(timeZone, new Date(now.getTime() - hourMs)).day, -1)

/** The period that contains a day. */
export function periodOf(period: ClosedPeriod, day: Day): PeriodToClose {
  if (period === 'DAY') return { period, firstDay: day, lastDay: day }
  if (period === 'YEAR') return { period, firstDay: `${day.slice(0, 4)}-01-01`, lastDay: `${day.slice(0, 4)}-12-31` }
  const firstDay = `${day.slice(0, 7)}-01`
  const nextMonth = addDays(firstDay, 31).slice(0, 7)
  return { period, firstDay, lastDay: addDays(`${nextMonth}-01`, -1) }
}

/**
 * The ended periods with at least one entry, in the order they ended; `closedUntil` is the last day of the last closure
 * of each kind, null without one. `days` are those on which something was issued or recorded.
 */
export function periodsToClose(
  days: readonly Day[],
  closedUntil: Readonly<Record<ClosedPeriod, Day | null>>,
  lastDay: Day,
): PeriodToClose[] {
  const due = closedPeriods.flatMap((period) => {
    const found = days.map((day) => periodOf(period, day))
    const open = found.filter((each) => each.lastDay <= lastDay && each.firstDay > (closedUntil[period] ?? ''))
    return [...new Map(open.map((each) => [each.firstDay, each])).values()]
  })
  return due.toSorted((one, other) => one.lastDay.localeCompare(other.lastDay) || lengthOf(one) - lengthOf(other))
}

const lengthOf = ({ period }: PeriodToClose) => closedPeriods.indexOf(period)
