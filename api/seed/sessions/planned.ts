import { addDays, weekday, type Day } from 'shared/domain/calendar/day'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { addMinutes } from 'shared/domain/calendar/time'
import type { SessionState } from '../../src/tables/sessions.ts'
import type { SeededRandom } from '../SeededRandom.ts'

/** Start times are 90 minutes apart and no session is longer, so sessions of a day never overlap. */
const starts = ['09:00', '10:30', '14:00', '15:30', '17:00']
const weeksBefore = 5
const weeksAfter = 3

export interface PlannedType {
  id: string
  name: string
  duration: number
  price: number
  questions?: string[]
  bufferAfterMinutes?: number
  noticeHours?: number
}

export interface Planned {
  day: Day
  startTime: string
  endTime: string
  therapistId: string
  type: PlannedType
  state: SessionState
  withAnimalOnly: boolean
  animalIds: string[]
}

export interface Resources {
  today: Day
  therapistIds: readonly string[]
  types: readonly PlannedType[]
  animalIds: readonly string[]
  busy: number
  pending: number
  /** Whether a therapist is away on a day. */
  isAway: (therapistId: string, day: Day) => boolean
}

const workday = (day: Day): Day => (weekday(day) > 5 ? addDays(day, 8 - weekday(day)) : day)

/** Session types that can be requested online, first meetings first; groups cannot be. */
const bookableOnline = (types: readonly PlannedType[]) =>
  types
    .filter(({ duration, questions }) => questions !== undefined || duration === 60)
    .toSorted((one, other) => Number(one.questions === undefined) - Number(other.questions === undefined))

/** Plans past, future and cancelled sessions, and pending requests. */
export function plannedSessions(
  random: SeededRandom,
  { today, therapistIds, types, animalIds, busy, pending, isAway }: Resources,
): Planned[] {
  const taken = new Set<string>()
  const planned: Planned[] = []

  const animalsFree = (day: Day, startTime: string) =>
    random.shuffled(animalIds.filter((id) => !taken.has(`${id} ${day} ${startTime}`)))

  const plan = (therapistId: string, day: Day, startTime: string, state: SessionState, type = random.pick(types)) => {
    const withAnimalOnly = state === 'VALIDATED' && random.chance(0.07)
    const wanted = type.name === 'Groupe' ? 2 : 1
    const animals = animalsFree(day, startTime).slice(0, wanted)
    if (withAnimalOnly && animals.length === 0) return
    taken.add(`${therapistId} ${day} ${startTime}`)
    // A cancelled session does not use its animals.
    if (state !== 'CANCELLED') for (const id of animals) taken.add(`${id} ${day} ${startTime}`)
    planned.push({
      day,
      startTime,
      endTime: addMinutes(startTime, type.duration),
      therapistId,
      type,
      state,
      withAnimalOnly,
      animalIds: animals,
    })
  }

  const requestTypes = bookableOnline(types)
  for (let index = 0; index < pending; index += 1) {
    const therapistId = therapistIds[index % therapistIds.length] ?? ''
    let day = workday(addDays(today, 3 + index))
    while (isAway(therapistId, day)) day = workday(addDays(day, 1))
    plan(
      therapistId,
      day,
      starts[(index + 1) % starts.length] ?? '',
      'PENDING',
      requestTypes[index % requestTypes.length],
    )
  }

  const monday = isoWeekStart(today)
  for (let offset = -7 * weeksBefore; offset < 7 * weeksAfter; offset += 1) {
    const day = addDays(monday, offset)
    // Few sessions on Saturdays, none on Sundays.
    const share = [busy, busy, busy, busy, busy, busy / 3, 0][weekday(day) - 1] ?? 0
    for (const therapistId of therapistIds) {
      for (const startTime of starts) {
        if (isAway(therapistId, day) || taken.has(`${therapistId} ${day} ${startTime}`) || !random.chance(share))
          continue
        plan(therapistId, day, startTime, random.chance(0.06) ? 'CANCELLED' : 'VALIDATED')
      }
    }
  }
  return planned
}
