import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { addMinutes } from 'shared/domain/calendar/time'
import { noLimits } from 'shared/domain/workload/presets'
import { strainsOfSession, createWeeklyWork } from 'shared/domain/workload/strains'
import type { DemoAnimal } from '../practices/DemoPractice.ts'
import type { SeededRandom } from '../SeededRandom.ts'
import { startTimes, type PlannedSession, type SeededSessionType } from '../sessions/planSessions.ts'
import { firstDayOfWork, firstRecentDay, pastDay } from '../pastWeeks.ts'
import { workingShare } from './workingShare.ts'

interface PastOptions {
  today: Day
  therapistIds: readonly string[]
  types: readonly SeededSessionType[]
  /** In the order of `animals`. */
  animalIds: readonly string[]
  animals: readonly DemoAnimal[]
  /**
   * Share of the possible start times that are booked today, 0 to 1. The past has fewer, see `growth` and
   * `workingShare`.
   */
  bookedShare: number
}

/** Returns the animals with their limits and their work so far, which is none at first. */
function workingAnimalsOf({ animalIds, animals }: PastOptions) {
  return animals.map(({ species, weeklyHours, limits }, index) => ({
    id: animalIds[index] ?? '',
    species,
    capacity: { weeklyHours, limits: { ...noLimits, ...limits } },
    work: createWeeklyWork([]),
  }))
}

type WorkingAnimal = ReturnType<typeof workingAnimalsOf>[number]

const canineSpecies = 'Chien'

/** Whether a type can be held with this animal: a dog for canine mediation, an equine for equine therapy. */
function isSuitable(type: SeededSessionType, { species }: WorkingAnimal): boolean {
  if (type.name === 'Médiation canine') return species === canineSpecies
  return type.name !== 'Équithérapie' || species === 'Cheval' || species === 'Âne'
}

const groupName = 'Groupe'
/** Share of the sessions that are planned as groups of a firm; further groups are chosen at random. */
const groupShare = 0.3

/** Share of the sessions that were cancelled. */
const cancelledShare = 0.05

/** Times at which the therapists joined, as shares of the past. */
const arrivalShares = [0, 0.1, 0.45, 0.8]

const animalCountOf = ({ name }: SeededSessionType) => (name === groupName ? 2 : 1)

/** Share of today's bookings that the practice had from each share of the past on; it grows. */
const growth = [
  { from: 0.85, booking: 0.75 },
  { from: 0.6, booking: 0.6 },
  { from: 0, booking: 0.5 },
]

const bookingShareOf = (today: Day, day: Day): number =>
  growth.find(({ from }) => day >= pastDay(today, from))?.booking ?? 0

/** Whether the animal has no other session then, and stays within its limits with this one. */
const isFree = (animal: WorkingAnimal, slot: TimeSlot) =>
  animal.work
    .weekOf(slot.date)
    .days.get(slot.date)
    ?.some(({ startTime }) => startTime === slot.startTime) !== true &&
  strainsOfSession(animal.capacity, animal.work, slot).every(({ load }) => load === 'near')

/**
 * Plans the sessions of the two years before the recent weeks: fewer at the beginning, in holidays and while some of
 * the therapists had not joined yet. No animal works more than its limits allow.
 */
export function planPast(random: SeededRandom, options: PastOptions): PlannedSession[] {
  const { today, therapistIds, types, bookedShare } = options
  const workingAnimals = workingAnimalsOf(options)
  const group = types.find(({ name }) => name === groupName)
  const planSession = (therapistId: string, day: Day, startTime: string): PlannedSession | undefined => {
    const type = group && random.chance(groupShare) ? group : random.pick(types)
    const slot = { date: day, startTime, endTime: addMinutes(startTime, type.duration) }
    const freeAnimals = workingAnimals.filter((animal) => isSuitable(type, animal) && isFree(animal, slot))
    const chosenAnimals = random.toShuffled(freeAnimals).slice(0, animalCountOf(type))
    if (chosenAnimals.length < animalCountOf(type)) return undefined
    const isCancelled = random.chance(cancelledShare)
    // A cancelled session does not use its animals.
    if (!isCancelled) for (const { work } of chosenAnimals) work.add(slot)
    return {
      day,
      startTime,
      endTime: slot.endTime,
      therapistId,
      type,
      state: isCancelled ? 'CANCELLED' : 'VALIDATED',
      withAnimalOnly: false,
      animalIds: chosenAnimals.map(({ id }) => id),
    }
  }

  const sessions: PlannedSession[] = []
  const arrivals = therapistIds.map((_, index) => pastDay(today, arrivalShares[index] ?? 0))
  for (let day = firstDayOfWork(today); day < firstRecentDay(today); day = addDays(day, 1)) {
    const share = bookedShare * bookingShareOf(today, day) * workingShare(day)
    for (const [index, therapistId] of therapistIds.entries()) {
      for (const startTime of startTimes) {
        if (!random.chance(share) || day < (arrivals[index] ?? day)) continue
        const session = planSession(therapistId, day, startTime)
        if (session) sessions.push(session)
      }
    }
  }
  return sessions
}
