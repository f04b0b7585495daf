import { addDays, type Day } from '../calendar/day.ts'
import { momentIn } from '../calendar/wallClock.ts'

const closedPeriods = ['DAY', 'MONTH', 'YEAR'] as const
export type ClosedPeriod = (typeof closedPeriods)[number]

export interface PeriodToClose {
  period: ClosedPeriod
  firstDay: Day
  lastDay: Day
}

const hourMs = 3_600_000

/**
 * Returns the last day that can be closed at an instant: a day is closed one hour after its end in the practice's time
 * zone (ruling 103).
 */
export const lastDayToClose = (timeZone: string, now: Date): Day =>
  addDays(momentIn(timeZone, new Date(now.getTime() - hourMs)).day, -1)

/** Returns the day, month or year that contains a day. */
export function periodOf(period: ClosedPeriod, day: Day): PeriodToClose {
  if (period === 'DAY') return { period, firstDay: day, lastDay: day }
  if (period === 'YEAR') return { period, firstDay: `${day.slice(0, 4)}-01-01`, lastDay: `${day.slice(0, 4)}-12-31` }
  const firstDay = `${day.slice(0, 7)}-01`
  const nextMonth = addDays(firstDay, 31).slice(0, 7)
  return { period, firstDay, lastDay: addDays(`${nextMonth}-01`, -1) }
}

/**
 * Returns the periods to close, in the order of their ends: periods that have ended by `lastDay`, have at least one
 * entry, and follow the last closure of their kind. `days` are the days with entries; `closedUntil` is the last closed
 * day of each kind of period, null without a closure.
 */
export function periodsToClose(
  days: readonly Day[],
  closedUntil: Readonly<Record<ClosedPeriod, Day | null>>,
  lastDay: Day,
): PeriodToClose[] {
  const periods = closedPeriods.flatMap((period) => {
    const periodsWithEntries = days.map((day) => periodOf(period, day))
    const periodsNotClosed = periodsWithEntries.filter(
      (candidate) => candidate.lastDay <= lastDay && candidate.firstDay > (closedUntil[period] ?? ''),
    )
    return [...new Map(periodsNotClosed.map((each) => [each.firstDay, each])).values()]
  })
  return periods.toSorted(
    (first, second) => first.lastDay.localeCompare(second.lastDay) || rankOf(first) - rankOf(second),
  )
}

const rankOf = ({ period }: PeriodToClose) => closedPeriods.indexOf(period)
