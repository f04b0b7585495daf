import type { NextSlot } from 'shared/contracts/directory/therapist'
import { slotOfferAt } from 'shared/domain/calendar/slotOffer'
import { isAhead, nowIn } from 'shared/domain/calendar/wallClock'
import { LruMap } from 'toad-cache'
import { beginPublic, inTransaction, type Database } from '../../../db.ts'
import type { Services } from '../../../services.ts'
import { findFirstSlot, type FirstSlot } from './firstSlot.service.ts'
import { listPracticeVersions } from './versions.sql.ts'

interface Computed {
  /** The version of the practice's data that it was computed from. */
  version: string
  zone: string
  /** The practice's day of computation: without a slot, it is computed again the next day. */
  day: string
  first: FirstSlot | undefined
}

/** Maximum cached results, of a few hundred bytes each. */
const maxComputed = 10_000

const caches = new WeakMap<Database, LruMap<Promise<Computed | undefined>>>()

function cacheOf(database: Database) {
  const cached = caches.get(database)
  if (cached) return cached
  const cache = new LruMap<Promise<Computed | undefined>>(maxComputed)
  caches.set(database, cache)
  return cache
}

/** Whether a result of unchanged data is still valid: its slot must not be nearer than the notice of its type. */
function isStillValid({ zone, day, first }: Computed, now: Date): boolean {
  if (!first) return nowIn(zone, now).day === day
  return isAhead({ day: first.slot.date, time: first.slot.startTime }, slotOfferAt(first.rules, zone, now).after)
}

const compute = ({ database, now }: Services, therapistId: string, version: string): Promise<Computed | undefined> =>
  inTransaction(database, async (tx) => {
    const practice = await beginPublic(tx, therapistId)
    if (!practice) return undefined
    const { timeZone: zone } = practice
    const first = await findFirstSlot(tx, { therapistId, zone, now: now() })
    return { version, zone, day: nowIn(zone, now()).day, first }
  })

/** Returns the cached result for this data version, else computes it once for all concurrent callers. */
async function computedFor(services: Services, therapistId: string, version: string): Promise<Computed | undefined> {
  const cache = cacheOf(services.database)
  const cached = await cache.get(therapistId)
  if (cached?.version === version && isStillValid(cached, services.now())) return cached
  const computing = compute(services, therapistId, version)
  cache.set(therapistId, computing)
  // A failed computation is retried by the next call.
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
 * The next free slot of each therapist, in the given order, without therapists who cannot be booked. A single query checks
 * which cached results are still valid, so that agendas are read only after a change.
 */
export async function listNextSlots(services: Services, ids: readonly string[]): Promise<NextSlot[]> {
  const versions = await inTransaction(services.database, (tx) => listPracticeVersions(tx, ids))
  const slots: NextSlot[] = []
  // Sequential, so that a page of therapists uses only one connection at a time.
  for (const id of new Set(ids)) {
    const version = versions.get(id)
    const computed = version === undefined ? undefined : await computedFor(services, id, version)
    if (computed) slots.push(nextSlotOf(id, computed))
  }
  return slots
}
