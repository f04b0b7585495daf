import type { AnimalLimits } from '../../contracts/agenda/animal.ts'
import type { TimeSlot } from '../../contracts/directory/timeSlot.ts'
import type { Day } from '../calendar/day.ts'
import { isoWeekStart } from '../calendar/isoWeek.ts'
import { minutesBetween, type Time } from '../calendar/time.ts'
import { compareWithLimit } from './load.ts'

/** The most hours that an animal should work in an ISO week, and its other limits. */
export interface AnimalCapacity {
  weeklyHours: number
  limits: AnimalLimits
}

/** A session that comes near a limit of an animal (`near`), or exceeds it (`over`). */
export interface Strain extends TimeSlot {
  /**
   * `value` and `limit` are minutes for `week`, `day`, `stretch` and `rest`, sessions for `sessions`, and days of work
   * for `restDays`. The limit of `rest` is a minimum, the others are maximums.
   */
  rule: 'week' | 'day' | 'stretch' | 'rest' | 'sessions' | 'restDays'
  value: number
  limit: number
  load: 'near' | 'over'
  /** For `rest`: the start of the session that follows too soon. */
  before?: Time
}

type RuleStrain = Pick<Strain, 'rule' | 'value' | 'limit' | 'load' | 'before'>

/** Pauses shorter than this are not rests, unless the animal's `restBetween` sets another length. */
export const shortestRestMinutes = 10

/** The work of an ISO week: its minutes, and its sessions by day. */
export interface WeekSessions {
  minutes: number
  days: ReadonlyMap<Day, readonly TimeSlot[]>
}

const minutesOf = ({ startTime, endTime }: TimeSlot) => minutesBetween(startTime, endTime)
const totalMinutes = (timeSlots: readonly TimeSlot[]) =>
  timeSlots.reduce((minutes, timeSlot) => minutes + minutesOf(timeSlot), 0)

/** Returns the strain if the value is near its limit or over it; an empty array otherwise, or without a limit. */
function checkLimit(rule: Strain['rule'], value: number, limit: number | null): RuleStrain[] {
  if (limit === null) return []
  const load = compareWithLimit(limit, value)
  return load === 'light' ? [] : [{ rule, value, limit, load }]
}

/**
 * Measures the continuous work around a session: the minutes from the first start to the last end of the sessions that
 * no rest separates, and whether the session is the only one.
 */
function measureStretch(
  session: TimeSlot,
  daySessions: readonly TimeSlot[],
  restMinutes: number,
): { minutes: number; isAlone: boolean } {
  let { startTime, endTime } = session
  const joinsStretch = (other: TimeSlot) =>
    minutesBetween(endTime, other.startTime) < restMinutes && minutesBetween(other.endTime, startTime) < restMinutes
  const separateSessions = new Set(daySessions)
  for (
    let joined = [...separateSessions].find(joinsStretch);
    joined;
    joined = [...separateSessions].find(joinsStretch)
  ) {
    separateSessions.delete(joined)
    if (joined.startTime < startTime) startTime = joined.startTime
    if (joined.endTime > endTime) endTime = joined.endTime
  }
  return { minutes: minutesBetween(startTime, endTime), isAlone: separateSessions.size === daySessions.length }
}

/** A session alone in its stretch is reported only if it exceeds the limit. */
function stretchStrains(
  session: TimeSlot,
  daySessions: readonly TimeSlot[],
  { longestStretch, restBetween }: AnimalLimits,
): RuleStrain[] {
  if (longestStretch === null) return []
  const { minutes, isAlone } = measureStretch(session, daySessions, restBetween ?? shortestRestMinutes)
  return checkLimit('stretch', minutes, longestStretch).filter(({ load }) => load === 'over' || !isAlone)
}

/**
 * Reports the shortest rest before or after the session on its day if it is too short; 0 minutes if sessions overlap.
 */
function restStrains(session: TimeSlot, daySessions: readonly TimeSlot[], { restBetween }: AnimalLimits): RuleStrain[] {
  if (restBetween === null) return []
  const rests = daySessions.map((other) => {
    const [first, next] = other.startTime <= session.startTime ? [other, session] : [session, other]
    return { minutes: Math.max(0, minutesBetween(first.endTime, next.startTime)), before: next.startTime }
  })
  const [shortest] = rests.toSorted((a, b) => a.minutes - b.minutes || (a.before < b.before ? -1 : 1))
  return shortest && shortest.minutes < restBetween
    ? [{ rule: 'rest', value: shortest.minutes, limit: restBetween, load: 'over', before: shortest.before }]
    : []
}

/** Only the first session of a day uses up a day of rest. */
const restDayStrains = ({ date }: TimeSlot, { days }: WeekSessions, requiredRestDays: number | null): RuleStrain[] =>
  requiredRestDays === null || days.has(date) ? [] : checkLimit('restDays', days.size + 1, 7 - requiredRestDays)

function ruleStrainsOf(session: TimeSlot, week: WeekSessions, { weeklyHours, limits }: AnimalCapacity): RuleStrain[] {
  const daySessions = week.days.get(session.date) ?? []
  const minutes = minutesOf(session)
  return [
    ...checkLimit('week', week.minutes + minutes, Math.round(weeklyHours * 60)),
    ...checkLimit('day', totalMinutes(daySessions) + minutes, limits.minutesByDay),
    ...stretchStrains(session, daySessions, limits),
    ...restStrains(session, daySessions, limits),
    ...checkLimit('sessions', daySessions.length + 1, limits.sessionsByDay),
    ...restDayStrains(session, week, limits.restDaysByWeek),
  ]
}

/** Creates an animal's work by ISO week, to which sessions can be added. */
export function createWeeklyWork(sessions: readonly TimeSlot[]) {
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

  sessions.forEach(add)
  return { add, weekOf: (day: Day): WeekSessions => weekOf(day) }
}

/** Returns the strains of one more session: the limits that it would come near to or exceed. */
export const strainsOfSession = (
  capacity: AnimalCapacity,
  weeklyWork: Pick<ReturnType<typeof createWeeklyWork>, 'weekOf'>,
  { date, startTime, endTime }: TimeSlot,
): Strain[] =>
  ruleStrainsOf({ date, startTime, endTime }, weeklyWork.weekOf(date), capacity).map((ruleStrain) => ({
    date,
    startTime,
    endTime,
    ...ruleStrain,
  }))

/**
 * Returns the strains of each candidate session, in order; a candidate counts as work for the following candidates.
 * `sessions` are the animal's pending and validated sessions of the same ISO weeks, without the sessions being moved.
 * Minutes are counted on the wall clock: end minus start.
 */
export function strainsOf(
  capacity: AnimalCapacity,
  sessions: readonly TimeSlot[],
  candidates: readonly TimeSlot[],
): Strain[] {
  const weeklyWork = createWeeklyWork(sessions)
  return candidates.flatMap((candidate) => {
    const strains = strainsOfSession(capacity, weeklyWork, candidate)
    weeklyWork.add(candidate)
    return strains
  })
}
