import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { firstFreeSlot } from 'shared/domain/calendar/availability'
import { addDays } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { slotOfferAt, type SlotRules } from 'shared/domain/calendar/slotOffer'
import { momentIn, sortableMoment } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { readFreeAnimals } from './freeAnimals.service.ts'
import { findSchedule } from './schedule.sql.ts'
import { listOfferedTypes, type OfferedType } from './therapists.sql.ts'

/** A free slot with its session type. */
export interface FirstSlot {
  slot: TimeSlot
  sessionTypeId: string
  rules: SlotRules
}

/**
 * Periods to search one after the other, in days from today: nearly every therapist has a free slot in the first
 * period.
 */
const searchPeriodsInDays = [
  [0, 13],
  [14, 61],
] as const

interface FirstSlotQuery {
  therapistId: string
  zone: string
  now: Date
}

const sortKeyOf = ({ slot: { date, startTime } }: FirstSlot) => sortableMoment({ day: date, time: startTime })

async function findFirstSlotInPeriod(
  tx: Tx,
  types: readonly OfferedType[],
  period: Period,
  { therapistId, zone, now }: FirstSlotQuery,
) {
  const schedule = await findSchedule(tx, therapistId, period, now)
  let firstSlot: FirstSlot | undefined
  for (const { id, rules, animalsNeeded } of types) {
    const hasAnimals = await readFreeAnimals(tx, animalsNeeded, { period, now })
    const slot = firstFreeSlot(schedule, { period, zone, offer: slotOfferAt(rules, zone, now) }, hasAnimals)
    const candidate = slot && { slot, sessionTypeId: id, rules }
    if (candidate && (!firstSlot || sortKeyOf(candidate) < sortKeyOf(firstSlot))) firstSlot = candidate
  }
  return firstSlot
}

/**
 * Returns the first slot of the next two months that `GET /therapists/:id/slots` lists for any session type. If several
 * types have a slot at that time, the first type is chosen.
 */
export async function findFirstSlot(tx: Tx, query: FirstSlotQuery): Promise<FirstSlot | undefined> {
  const types = await listOfferedTypes(tx)
  if (types.length === 0) return undefined
  const today = momentIn(query.zone, query.now).day
  for (const [from, to] of searchPeriodsInDays) {
    const period = { startDate: addDays(today, from), endDate: addDays(today, to) }
    const firstSlot = await findFirstSlotInPeriod(tx, types, period, query)
    if (firstSlot) return firstSlot
  }
  return undefined
}
