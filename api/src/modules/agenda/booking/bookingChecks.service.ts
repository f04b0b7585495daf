import type { SessionRequest } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import type { AnimalsNeeded } from 'shared/contracts/directory/sessionType'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { isFree, isOffered } from 'shared/domain/calendar/availability'
import { slotOfferAt, type SlotRules } from 'shared/domain/calendar/slotOffer'
import { isAhead, nowIn } from 'shared/domain/calendar/wallClock'
import { startNotAhead } from 'shared/domain/sessions/booking'
import { endBeforeStart } from 'shared/domain/sessions/session'
import type { OpenPractice, Tx } from '../../../db.ts'
import { Refusal, refuseProblems } from '../../../refusal.ts'
import type { FitsPatient } from '../fit/fitsAccount.service.ts'
import { findSchedule } from '../therapists/schedule.sql.ts'
import type { Worker } from '../workload/animalWork.sql.ts'
import { readRoster } from '../workload/roster.service.ts'
import { hasRequestedSlot, countWaitingRequests, type RequestedSlot } from './booking.sql.ts'
import { expireDueOn } from './expiry.service.ts'

/** Maximum pending requests of an account in all practices. */
const maxWaitingRequests = 10

const retryWaitingAfterSeconds = 3600

/** Refusal (409) when the slot, or the animals it requires, are no longer free. */
export const slotTaken = (): Refusal => new Refusal(409, errorCode.slotTaken)

export function checkDates(
  { startDate, startTime, endTime }: SessionRequest,
  { timeZone }: OpenPractice,
  now: Date,
): void {
  if (endTime <= startTime) refuseProblems([{ field: 'endTime', message: endBeforeStart }])
  if (isAhead({ day: startDate, time: startTime }, nowIn(timeZone, now))) return
  throw new Refusal(400, errorCode.datesRefused, {
    message: startNotAhead,
    problems: [{ field: 'startDate', message: startNotAhead }],
  })
}

export async function checkWaitingRequests(tx: Tx, accountId: string, now: Date): Promise<void> {
  if ((await countWaitingRequests(tx, accountId, now)) < maxWaitingRequests) return
  const message = `Vous avez déjà ${maxWaitingRequests} demandes en attente de validation.`
  throw new Refusal(429, errorCode.tooManyTries, { message, retryAfterSeconds: retryWaitingAfterSeconds })
}

/**
 * Refuses a slot that the account already holds, when the response to its request was lost (409). Check this first: opening
 * hours or the number of requests may have changed since. Lock the account before.
 */
export async function checkNotHeld(tx: Tx, slot: RequestedSlot, now: Date): Promise<void> {
  if (await hasRequestedSlot(tx, slot, now)) throw new Refusal(409, errorCode.slotHeld)
}

interface WantedSlot {
  therapistId: string
  timeSlot: TimeSlot
  rules: SlotRules
}

/** Refuses a slot that is not offered or not free, by the same rules as the public list of slots (rulings 19, 78). */
export async function checkSlot(
  tx: Tx,
  { tenantId, timeZone }: OpenPractice,
  { therapistId, timeSlot, rules }: WantedSlot,
  now: Date,
): Promise<void> {
  await expireDueOn(tx, tenantId, [timeSlot.date], now)
  const schedule = await findSchedule(tx, therapistId, { startDate: timeSlot.date, endDate: timeSlot.date }, now)
  const offer = slotOfferAt(rules, timeZone, now)
  if (!isOffered(timeSlot, schedule, timeZone, offer)) throw new Refusal(409, errorCode.slotNotOffered)
  if (!isFree(timeSlot, schedule, timeZone, offer)) throw slotTaken()
}

/**
 * Chooses as many animals as the session type requires among those that fit the patient: preferred ones first, then those
 * with the most free hours. Throws 409 when there are too few. Lock the animals first.
 */
export async function assignAnimals(
  tx: Tx,
  { count }: AnimalsNeeded,
  workers: readonly Worker[],
  timeSlot: TimeSlot,
  { now, fits }: { now: Date; fits: FitsPatient },
): Promise<string[]> {
  const roster = await readRoster(tx, workers, { startDate: timeSlot.date, endDate: timeSlot.date }, now)
  const able = fits(roster.ableTo(timeSlot), timeSlot.date)
  if (able.length < count) throw slotTaken()
  return able.slice(0, count)
}
