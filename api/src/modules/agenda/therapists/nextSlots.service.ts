import type { NextSlot } from 'shared/contracts/directory/therapist'
import { slotOfferAt } from 'shared/domain/calendar/slotOffer'
import { isAhead, momentIn } from 'shared/domain/calendar/wallClock'
import { LruMap } from 'toad-cache'
import { beginPublic, inTransaction, type Database } from '../../../db.ts'
import type { Services } from '../../../services.ts'
import { findFirstSlot, type FirstSlot } from './firstSlot.service.ts'
import { listPracticeVersions } from './versions.sql.ts'

interface CachedSlot {
  /** The version of the practice's data from which the slot was computed. */
  version: string
  zone: string
  /** Day of the computation, in the practice's time zone: a result without a slot is valid on that day only. */
  day: string
  firstSlot: FirstSlot | undefined
}

/** Maximum number of cached results; each takes a few hundred bytes. */
const maxCachedSlots = 10_000

const cachesByDatabase = new WeakMap<Database, LruMap<Promise<CachedSlot | undefined>>>()

function slotCacheOf(database: Database) {
  const existingCache = cachesByDatabase.get(database)
  if (existingCache) return existingCache
  const cache = new LruMap<Promise<CachedSlot | undefined>>(maxCachedSlots)
  cachesByDatabase.set(database, cache)
  return cache
}

/**
 * Whether a cached result for unchanged data is still valid: its slot must not start within the notice period of its
 * type.
 */
function isStillValid({ zone, day, firstSlot }: CachedSlot, now: Date): boolean {
  if (!firstSlot) return momentIn(zone, now).day === day
  return isAhead(
    { day: firstSlot.slot.date, time: firstSlot.slot.startTime },
    slotOfferAt(firstSlot.rules, zone, now).startsAfter,
  )
}

const computeSlot = (
  { database, now }: Services,
  therapistId: string,
  version: string,
): Promise<CachedSlot | undefined> =>
  inTransaction(database, async (tx) => {
    const practice = await beginPublic(tx, therapistId)
    if (!practice) return undefined
    const { timeZone: zone } = practice
    const firstSlot = await findFirstSlot(tx, { therapistId, zone, now: now() })
    return { version, zone, day: momentIn(zone, now()).day, firstSlot }
  })

/**
 * Returns the cached result for this data version; otherwise computes it. Later callers wait for a computation that is
 * still running.
 */
async function readCachedSlot(
  services: Services,
  therapistId: string,
  version: string,
): Promise<CachedSlot | undefined> {
  const cache = slotCacheOf(services.database)
  const cachedSlot = await cache.get(therapistId)
  if (cachedSlot?.version === version && isStillValid(cachedSlot, services.now())) return cachedSlot
  const pendingSlot = computeSlot(services, therapistId, version)
  cache.set(therapistId, pendingSlot)
  // Removes a failed computation from the cache, so that the next call tries again.
  pendingSlot.catch(() => cache.delete(therapistId))
  return pendingSlot
}

const nextSlotOf = (therapistId: string, { firstSlot, zone }: CachedSlot): NextSlot => ({
  therapistId,
  slot: firstSlot?.slot ?? null,
  sessionTypeId: firstSlot?.sessionTypeId ?? null,
  timeZone: zone,
})

/**
 * The next free slot of each therapist, in the given order, without therapists who cannot be booked. A single query
 * reads the data versions of all practices, so that an agenda is read only when the cached slot is no longer valid.
 */
export async function listNextSlots(services: Services, ids: readonly string[]): Promise<NextSlot[]> {
  const versions = await inTransaction(services.database, (tx) => listPracticeVersions(tx, ids))
  const slots: NextSlot[] = []
  // Runs sequentially, so that a call uses at most one database connection.
  for (const id of new Set(ids)) {
    const version = versions.get(id)
    const cachedSlot = version === undefined ? undefined : await readCachedSlot(services, id, version)
    if (cachedSlot) slots.push(nextSlotOf(id, cachedSlot))
  }
  return slots
}
