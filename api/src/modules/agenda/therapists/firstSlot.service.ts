import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { firstFreeSlot } from 'shared/domain/calendar/availability'
import { addDays } from 'shared/domain/calendar/day'
import type { Period } from 'shared/domain/calendar/period'
import { slotOfferAt, type SlotRules } from 'shared/domain/calendar/slotOffer'
import { nowIn, sortable } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { readFreeAnimals } from './animalsFor.service.ts'
import { findSchedule } from './schedule.sql.ts'
import { listOfferedTypes, type OfferedType } from './therapists.sql.ts'

/** A free slot with its session type. */
export interface FirstSlot {
  slot: TimeSlot
  sessionTypeId: string
  rules: SlotRules
}

/** Periods to search, in days from today: nearly every therapist has a free slot in the first one. */
const periods = [
  [0, 13],
  [14, 61],
] as const

interface Search {
  therapistId: string
  zone: string
  now: Date
}

const momentOf = ({ slot: { date, startTime } }: FirstSlot) => sortable({ day: date, time: startTime })

async function firstWithin(tx: Tx, types: readonly OfferedType[], period: Period, { therapistId, zone, now }: Search) {
  const schedule = await findSchedule(tx, therapistId, period, now)
  let first: FirstSlot | undefined
  for (const { id, rules, animalsNeeded } of types) {
    const hasAnimals = await readFreeAnimals(tx, animalsNeeded, { period, now })
    const slot = firstFreeSlot(schedule, { period, zone, offer: slotOfferAt(rules, zone, now) }, hasAnimals)
    const found = slot && { slot, sessionTypeId: id, rules }
    if (found && (!first || momentOf(found) < momentOf(first))) first = found
  }
  return first
}

/** The first slot that `GET /therapists/:id/slots` offers in the next two months; the first type's when equal. */
export async function findFirstSlot(tx: Tx, search: Search): Promise<FirstSlot | undefined> {
  const types = await listOfferedTypes(tx)
  if (types.length === 0) return undefined
  const today = nowIn(search.zone, search.now).day
  for (const [from, to] of periods) {
    const period = { startDate: addDays(today, from), endDate: addDays(today, to) }
    const first = await firstWithin(tx, types, period, search)
    if (first) return first
  }
  return undefined
}
