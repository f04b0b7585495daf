import type { SessionRequest } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import type { AnimalsNeeded } from 'shared/contracts/directory/sessionType'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { isFree, isOffered } from 'shared/domain/calendar/availability'
import { slotOfferAt, type SlotRules } from 'shared/domain/calendar/slotOffer'
import { isAhead, momentIn } from 'shared/domain/calendar/wallClock'
import { startNotAheadMessage } from 'shared/domain/sessions/booking'
import { endTimeProblem } from 'shared/domain/sessions/session'
import type { OpenPractice, Tx } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { FitFilter } from '../fit/fitFilter.service.ts'
import { findSchedule } from '../therapists/schedule.sql.ts'
import type { AnimalLimits } from '../workload/animalWork.sql.ts'
import { readRoster } from '../workload/roster.service.ts'
import {
  hasPendingOrValidatedRequest,
  countPendingRequests,
  isPersonBusy,
  type RequestedSlot,
  type PersonBusyQuery,
} from './booking.sql.ts'
import { expireDueRequestsOfDays } from './expiry.service.ts'

/** Maximum pending requests of an account in all practices. */
const maxPendingRequests = 10

const retryAfterTooManySeconds = 3600

/** Refusal (409) when the slot, or the animals it requires, are no longer free. */
export const slotTakenRefusal = (): Refusal => new Refusal(409, errorCode.slotTaken)

export function checkDates(
  { startDate, startTime, endTime }: SessionRequest,
  { timeZone }: OpenPractice,
  now: Date,
): void {
  if (endTime <= startTime)
    throw new Refusal(400, errorCode.timesRefused, { message: endTimeProblem.message, problems: [endTimeProblem] })
  if (isAhead({ day: startDate, time: startTime }, momentIn(timeZone, now))) return
  throw new Refusal(400, errorCode.datesRefused, {
    message: startNotAheadMessage,
    problems: [{ field: 'startDate', message: startNotAheadMessage }],
  })
}

export async function checkPendingRequests(tx: Tx, accountId: string, now: Date): Promise<void> {
  if ((await countPendingRequests(tx, accountId, now)) < maxPendingRequests) return
  const message = `Vous avez déjà ${maxPendingRequests} demandes en attente de validation.`
  throw new Refusal(429, errorCode.tooManyTries, { message, retryAfterSeconds: retryAfterTooManySeconds })
}

/**
 * Refuses (409) a slot that the account has already requested, for example when the first response was lost. Run this
 * check before the others, because opening hours or the number of requests may have changed since. Requires
 * `lockSchedules` for the account.
 */
export async function checkNotRequestedBefore(tx: Tx, slot: RequestedSlot, now: Date): Promise<void> {
  if (await hasPendingOrValidatedRequest(tx, slot, now)) throw new Refusal(409, errorCode.slotHeld)
}

/** Refuses (409) a slot at which the person of the patient file is already expected, here or in another practice. */
export async function checkPersonIsFree(tx: Tx, query: PersonBusyQuery, now: Date): Promise<void> {
  if (await isPersonBusy(tx, query, now)) throw new Refusal(409, errorCode.personBusy)
}

interface RequestedSlotWithRules {
  therapistId: string
  timeSlot: TimeSlot
  rules: SlotRules
}

/** Refuses a slot that is not offered or not free, by the rules of the public list of slots (rulings 19, 78). */
export async function checkSlot(
  tx: Tx,
  { tenantId, timeZone }: OpenPractice,
  { therapistId, timeSlot, rules }: RequestedSlotWithRules,
  now: Date,
): Promise<void> {
  await expireDueRequestsOfDays(tx, tenantId, [timeSlot.date], now)
  const schedule = await findSchedule(tx, therapistId, { startDate: timeSlot.date, endDate: timeSlot.date }, now)
  const offer = slotOfferAt(rules, timeZone, now)
  if (!isOffered(timeSlot, schedule, timeZone, offer)) throw new Refusal(409, errorCode.slotNotOffered)
  if (!isFree(timeSlot, schedule, timeZone, offer)) throw slotTakenRefusal()
}

/**
 * Chooses as many animals as the session type requires among the animals that fit the patient: preferred animals first,
 * then the animals with the most free hours. Throws 409 when there are too few. Requires
 * `lockSchedules` for the animals.
 */
export async function assignAnimals(
  tx: Tx,
  { count }: AnimalsNeeded,
  candidateAnimals: readonly AnimalLimits[],
  timeSlot: TimeSlot,
  { now, fitFilter }: { now: Date; fitFilter: FitFilter },
): Promise<string[]> {
  const roster = await readRoster(tx, candidateAnimals, { startDate: timeSlot.date, endDate: timeSlot.date }, now)
  const availableAnimals = fitFilter(roster.availableFor(timeSlot), timeSlot.date)
  if (availableAnimals.length < count) throw slotTakenRefusal()
  return availableAnimals.slice(0, count)
}
