import { addDays, weekday, type Day } from 'shared/domain/calendar/day'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { addMinutes } from 'shared/domain/calendar/time'
import type { SessionState } from '../../src/tables/sessions.ts'
import { recentWeeks } from '../pastWeeks.ts'
import type { SeededRandom } from '../SeededRandom.ts'

/**
 * Start times are at least 90 minutes apart and no session is longer, so two sessions overlap only if they start
 * together.
 */
export const startTimes = ['09:00', '10:30', '14:00', '15:30', '17:00']
const weeksAfter = 3

/** A stored session type of the practice, with the fields by which its sessions are planned. */
export interface SeededSessionType {
  id: string
  name: string
  /** In minutes. */
  duration: number
  /** In euros. */
  price: number
  questions?: string[]
  bufferAfterMinutes?: number
  noticeHours?: number
}

export interface PlannedSession {
  day: Day
  startTime: string
  endTime: string
  therapistId: string
  type: SeededSessionType
  state: SessionState
  withAnimalOnly: boolean
  animalIds: string[]
}

export interface PlanOptions {
  today: Day
  therapistIds: readonly string[]
  types: readonly SeededSessionType[]
  animalIds: readonly string[]
  bookedShare: number
  requestCount: number
  /** Whether a therapist is away on a day. */
  isAway: (therapistId: string, day: Day) => boolean
}

const toWorkday = (day: Day): Day => (weekday(day) > 5 ? addDays(day, 8 - weekday(day)) : day)

/** Session types of the planned requests: first those with questions, then those of an hour. Excludes groups. */
const listTypesBookableOnline = (types: readonly SeededSessionType[]) =>
  types
    .filter(({ duration, questions }) => questions !== undefined || duration === 60)
    .toSorted((a, b) => Number(a.questions === undefined) - Number(b.questions === undefined))

/**
 * Plans pending requests, then the sessions of the recent weeks, the current week and the two next, some of them
 * cancelled.
 */
export function planSessions(
  random: SeededRandom,
  { today, therapistIds, types, animalIds, bookedShare, requestCount, isAway }: PlanOptions,
): PlannedSession[] {
  const takenSlots = new Set<string>()
  const plannedSessions: PlannedSession[] = []

  const shuffledFreeAnimals = (day: Day, startTime: string) =>
    random.toShuffled(animalIds.filter((id) => !takenSlots.has(`${id} ${day} ${startTime}`)))

  const planSession = (
    therapistId: string,
    day: Day,
    startTime: string,
    state: SessionState,
    type = random.pick(types),
  ) => {
    const withAnimalOnly = state === 'VALIDATED' && random.chance(0.07)
    const animalCount = type.name === 'Groupe' ? 2 : 1
    const chosenAnimalIds = shuffledFreeAnimals(day, startTime).slice(0, animalCount)
    if (withAnimalOnly && chosenAnimalIds.length === 0) return
    takenSlots.add(`${therapistId} ${day} ${startTime}`)
    // A cancelled session does not use its animals.
    if (state !== 'CANCELLED') for (const id of chosenAnimalIds) takenSlots.add(`${id} ${day} ${startTime}`)
    plannedSessions.push({
      day,
      startTime,
      endTime: addMinutes(startTime, type.duration),
      therapistId,
      type,
      state,
      withAnimalOnly,
      animalIds: chosenAnimalIds,
    })
  }

  const requestTypes = listTypesBookableOnline(types)
  for (let index = 0; index < requestCount; index += 1) {
    const therapistId = therapistIds[index % therapistIds.length] ?? ''
    let day = toWorkday(addDays(today, 3 + index))
    while (isAway(therapistId, day)) day = toWorkday(addDays(day, 1))
    planSession(
      therapistId,
      day,
      startTimes[(index + 1) % startTimes.length] ?? '',
      'PENDING',
      requestTypes[index % requestTypes.length],
    )
  }

  const monday = isoWeekStart(today)
  for (let offset = -7 * recentWeeks; offset < 7 * weeksAfter; offset += 1) {
    const day = addDays(monday, offset)
    // Few sessions on Saturdays, none on Sundays.
    const share =
      [bookedShare, bookedShare, bookedShare, bookedShare, bookedShare, bookedShare / 3, 0][weekday(day) - 1] ?? 0
    for (const therapistId of therapistIds) {
      for (const startTime of startTimes) {
        if (isAway(therapistId, day) || takenSlots.has(`${therapistId} ${day} ${startTime}`) || !random.chance(share))
          continue
        planSession(therapistId, day, startTime, random.chance(0.06) ? 'CANCELLED' : 'VALIDATED')
      }
    }
  }
  return plannedSessions
}
