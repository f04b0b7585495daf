import type { NextSlot } from 'shared/contracts/directory/therapist'
import { slotOfferAt } from 'shared/domain/calendar/slotOffer'
import { isAhead, nowIn } from 'shared/domain/calendar/wallClock'
import { LruMap } from 'toad-cache'
import { beginPublic, inTransaction, type Database } from '../../../db.ts'
import type { Services } from '../../../services.ts'
import { firstSlotOf, type FirstSlot } from './firstSlot.service.ts'
import { practiceVersions } from './versions.sql.ts'

interface Computed {
  /** The version of the practice's data it was computed from. */
  version: string
  zone: string
  /** The practice's day then: without a slot it is computed anew the next day, which brings another day to look at. */
  day: string
  first: FirstSlot | undefined
}

/** A few hundred bytes each. */
const maxComputed = 10_000

const caches = new WeakMap<Database, LruMap<Promise<Computed | undefined>>>()

function cacheOf(database: Database) {
  const known = caches.get(database)
  if (known) return known
  const cache = new LruMap<Promise<Computed | undefined>>(maxComputed)
  caches.set(database, cache)
  return cache
}

/** Time alone takes a slot away, once it is too near for the notice of its type. */
function isStillTrue({ zone, day, first }: Computed, now: Date): boolean {
  if (!first) return nowIn(zone, now).day === day
  return isAhead({ day: first.slot.date, time: first.slot.startTime }, slotOfferAt(first.rules, zone, now).after)
}

const compute = ({ database, now }: Services, therapistId: string, version: string): Promise<Computed | undefined> =>
  inTransaction(database, async (tx) => {
    const practice = await beginPublic(tx, therapistId)
    if (!practice) return undefined
    const { timeZone: zone } = practice
    const first = await firstSlotOf(tx, { therapistId, zone, now: now() })
    return { version, zone, day: nowIn(zone, now()).day, first }
  })

/** What was computed from the same data, else computed now: once, however many ask for it meanwhile. */
async function computedFor(services: Services, therapistId: string, version: string): Promise<Computed | undefined> {
  const cache = cacheOf(services.database)
  const known = await cache.get(therapistId)
  if (known?.version === version && isStillTrue(known, services.now())) return known
  const computing = compute(services, therapistId, version)
  cache.set(therapistId, computing)
  // What failed is computed anew by who asks next.
  computing.catch(() => cache.delete(therapistId))
  return computing
}

const nextSlotOf = (therapistId: string, { first, zone }: Computed): NextSlot => ({
  therapistId,
  slot: first?.slot ?? null,
  sessionTypeId: first?.sessionTypeId ?? null,
  timeZone: zone,
})

/**
 * The next slot anyone can request of each of these therapists, in this order; those nobody may book are left out. One
 * query says of all of them whether what was computed before is still true, so that agendas are read only after a change.
 */
export async function listNextSlots(services: Services, ids: readonly string[]): Promise<NextSlot[]> {
  const versions = await inTransaction(services.database, (tx) => practiceVersions(tx, ids))
  const slots: NextSlot[] = []
  // One after the other: a page of therapists takes one connection at a time.
  for (const id of new Set(ids)) {
    const version = versions.get(id)
    const computed = version === undefined ? undefined : await computedFor(services, id, version)
    if (computed) slots.push(nextSlotOf(id, computed))
  }
  return slots
}
