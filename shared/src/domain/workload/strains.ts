import type { AnimalLimits } from '../../contracts/agenda/animal.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import type { Day } from '../calendar/day.ts'
import { isoWeekStart } from '../calendar/isoWeek.ts'
import { minutesBetween, type Time } from '../calendar/time.ts'
import { loadAgainst } from './load.ts'

/** The limits of an animal: its hours per ISO week, and the others. */
export interface Bearing {
  weeklyHours: number
  limits: AnimalLimits
}

/** A session that comes near a limit of an animal (`near`), or exceeds it (`over`). */
export interface Strain extends TimeSlot {
  /** `value` and `limit` are minutes for `week`, `day`, `stretch`, `rest`; sessions for `sessions`; days of work for `restDays`. */
  rule: 'week' | 'day' | 'stretch' | 'rest' | 'sessions' | 'restDays'
  value: number
  limit: number
  load: 'near' | 'over'
  /** For `rest`: the start of the session that follows too soon. */
  before?: Time
}

type Verdict = Pick<Strain, 'rule' | 'value' | 'limit' | 'load' | 'before'>

/** Shorter pauses are not rests, unless the animal's own limits set another length. */
export const shortestRest = 10

/** The work of an ISO week: its minutes, and its sessions by day. */
export interface WeekSessions {
  minutes: number
  days: ReadonlyMap<Day, readonly TimeSlot[]>
}

const minutesOf = ({ startTime, endTime }: TimeSlot) => minutesBetween(startTime, endTime)
const worked = (timeSlots: readonly TimeSlot[]) =>
  timeSlots.reduce((minutes, timeSlot) => minutes + minutesOf(timeSlot), 0)

/** Reported once the session comes near the limit. */
function counted(rule: Strain['rule'], value: number, limit: number | null): Verdict[] {
  if (limit === null) return []
  const load = loadAgainst(limit, value)
  return load === 'light' ? [] : [{ rule, value, limit, load }]
}

/**
 * The continuous work around a session: with those not separated from it by a rest, from the first start to the last
 * end.
 */
function stretchAround(
  session: TimeSlot,
  ofDay: readonly TimeSlot[],
  pause: number,
): { minutes: number; alone: boolean } {
  let { startTime, endTime } = session
  const joins = (other: TimeSlot) =>
    minutesBetween(endTime, other.startTime) < pause && minutesBetween(other.endTime, startTime) < pause
  const others = new Set(ofDay)
  for (let joined = [...others].find(joins); joined; joined = [...others].find(joins)) {
    others.delete(joined)
    if (joined.startTime < startTime) startTime = joined.startTime
    if (joined.endTime > endTime) endTime = joined.endTime
  }
  return { minutes: minutesBetween(startTime, endTime), alone: others.size === ofDay.length }
}

/** A single session exactly as long as the limit is not reported as near it. */
function onStretch(
  session: TimeSlot,
  ofDay: readonly TimeSlot[],
  { longestStretch, restBetween }: AnimalLimits,
): Verdict[] {
  if (longestStretch === null) return []
  const { minutes, alone } = stretchAround(session, ofDay, restBetween ?? shortestRest)
  return counted('stretch', minutes, longestStretch).filter(({ load }) => load === 'over' || !alone)
}

/** The shortest rest next to the session, within its day; none if two sessions overlap. */
function onRest(session: TimeSlot, ofDay: readonly TimeSlot[], { restBetween }: AnimalLimits): Verdict[] {
  if (restBetween === null) return []
  const rests = ofDay.map((other) => {
    const [first, next] = other.startTime <= session.startTime ? [other, session] : [session, other]
    return { minutes: Math.max(0, minutesBetween(first.endTime, next.startTime)), before: next.startTime }
  })
  const [shortest] = rests.toSorted((a, b) => a.minutes - b.minutes || (a.before < b.before ? -1 : 1))
  return shortest && shortest.minutes < restBetween
    ? [{ rule: 'rest', value: shortest.minutes, limit: restBetween, load: 'over', before: shortest.before }]
    : []
}

/** Only the first session of a day uses up a day of rest. */
const onRestDays = ({ date }: TimeSlot, { days }: WeekSessions, wanted: number | null): Verdict[] =>
  wanted === null || days.has(date) ? [] : counted('restDays', days.size + 1, 7 - wanted)

function verdictsOn(session: TimeSlot, week: WeekSessions, { weeklyHours, limits }: Bearing): Verdict[] {
  const ofDay = week.days.get(session.date) ?? []
  const minutes = minutesOf(session)
  return [
    ...counted('week', week.minutes + minutes, Math.round(weeklyHours * 60)),
    ...counted('day', worked(ofDay) + minutes, limits.minutesByDay),
    ...onStretch(session, ofDay, limits),
    ...onRest(session, ofDay, limits),
    ...counted('sessions', ofDay.length + 1, limits.sessionsByDay),
    ...onRestDays(session, week, limits.restDaysByWeek),
  ]
}

/** An animal's work by ISO week, to which sessions can be added. */
export function ledgerOf(works: readonly TimeSlot[]) {
  const weeks = new Map<Day, { minutes: number; days: Map<Day, TimeSlot[]> }>()
  const mondays = new Map<Day, Day>()

  const mondayFor = (day: Day): Day => {
    const monday = mondays.get(day) ?? isoWeekStart(day)
    mondays.set(day, monday)
    return monday
  }
  const weekOf = (day: Day) => {
    const monday = mondayFor(day)
    const week = weeks.get(monday) ?? { minutes: 0, days: new Map<Day, TimeSlot[]>() }
    weeks.set(monday, week)
    return week
  }
  const add = (session: TimeSlot) => {
    const week = weekOf(session.date)
    week.minutes += minutesOf(session)
    week.days.set(session.date, [...(week.days.get(session.date) ?? []), session])
  }

  works.forEach(add)
  return { add, weekOf: (day: Day): WeekSessions => weekOf(day) }
}

/** The limits that one more session would come near to or exceed. */
export const strainsIn = (
  bearing: Bearing,
  ledger: Pick<ReturnType<typeof ledgerOf>, 'weekOf'>,
  { date, startTime, endTime }: TimeSlot,
): Strain[] =>
  verdictsOn({ date, startTime, endTime }, ledger.weekOf(date), bearing).map((verdict) => ({
    date,
    startTime,
    endTime,
    ...verdict,
  }))

/**
 * The strains of each candidate, in order; each counts for the following ones. `works` are the animal's pending and
 * validated sessions of the same ISO weeks, without those being moved. Minutes are wall-clock ones: end minus start.
 */
export function strainsOf(bearing: Bearing, works: readonly TimeSlot[], candidates: readonly TimeSlot[]): Strain[] {
  const ledger = ledgerOf(works)
  return candidates.flatMap((candidate) => {
    const strains = strainsIn(bearing, ledger, candidate)
    ledger.add(candidate)
    return strains
  })
}
