import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { Database } from './db.ts'
import { Refusal } from './refusal.ts'
import type { Services } from './services.ts'

const minuteSeconds = 60
const longestWaitSeconds = 900
const resetAfterSeconds = 600
const maxDoublings = 10

/** Keys are hashed, so that neither e-mail nor IP addresses are stored. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('|')).digest('hex')

/** Returns the IP address, or for IPv6 its /64 network, which a single visitor usually controls entirely. */
const networkOf = (ip: string) =>
  isIPv6(ip) && !ip.startsWith('::ffff:')
    ? new URL(`http://[${ip}]`).hostname.slice(1).split(':').slice(0, 4).join(':')
    : ip

interface Bucket {
  key: string
  maxAttempts: number
  /** Length of the window in which attempts are counted; a minute by default. */
  windowSeconds?: number
  /** Whether each attempt beyond the limit doubles the wait. */
  isDoubling: boolean
}

/**
 * Counts an attempt across all replicas in one statement, so that concurrent attempts cannot exceed the limit (decision
 * 0022). Returns 0, or the seconds to wait. A refused attempt is not counted.
 */
async function countInBucket(
  database: Database,
  { key, maxAttempts, isDoubling, windowSeconds = minuteSeconds }: Bucket,
  now: Date,
): Promise<number> {
  const tries = sql`case when existing.window_ends_at <= ${now} then 1 else existing.tries + 1 end`
  const windowEndsAt = sql`case when existing.window_ends_at <= ${now} then ${now}::timestamptz + make_interval(secs => ${windowSeconds}) else existing.window_ends_at end`
  const wait = sql`make_interval(secs => least(${longestWaitSeconds}, ${windowSeconds} * power(2, least(${tries} - ${maxAttempts}::int, ${maxDoublings}))))`
  const blockedUntil = isDoubling ? sql`${now}::timestamptz + ${wait}` : windowEndsAt
  const firstBlock = maxAttempts === 1 ? sql`${now}::timestamptz + make_interval(secs => ${windowSeconds})` : sql`null`
  const { rows } = await sql`
    insert into auth.throttle as existing (key, tries, window_ends_at, blocked_until)
    values (${key}, 1, ${now}::timestamptz + make_interval(secs => ${windowSeconds}), ${firstBlock})
    on conflict (key) do update set
      tries = ${tries},
      blocked_until = case when ${tries} >= ${maxAttempts}::int then ${blockedUntil} end,
      window_ends_at = case when ${isDoubling} and ${tries} >= ${maxAttempts}::int then ${blockedUntil} + make_interval(secs => ${resetAfterSeconds}) else ${windowEndsAt} end
    where existing.blocked_until is null or existing.blocked_until <= ${now}
    returning key`.execute(database)
  if (rows.length > 0) return 0
  const { blocked_until } = await database
    .selectFrom('auth.throttle')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return Math.max(1, ((blocked_until?.getTime() ?? 0) - now.getTime()) / 1000)
}

interface CountedBuckets {
  /** Reset by a success. */
  ownBucket?: Bucket
  /** The bucket of the visitor's address, from which a success removes its own attempt. */
  addressBucket?: Bucket
}

/** Returns the buckets of an attempt. A known device has one of its own, so that no other visitor can fill it. */
function bucketsOf(
  { limits }: Services,
  { ip }: FastifyRequest,
  action: string,
  account: string | undefined,
  deviceId: string | undefined,
): CountedBuckets {
  const ownBucket = (...parts: string[]): Bucket => ({
    key: keyOf(action, ...parts),
    maxAttempts: limits.perAccount,
    isDoubling: true,
  })
  if (deviceId !== undefined) return { ownBucket: ownBucket('device', deviceId) }
  return {
    addressBucket: { key: keyOf(action, 'address', networkOf(ip)), maxAttempts: limits.perAddress, isDoubling: false },
    ...(account !== undefined && { ownBucket: ownBucket('account', account.trim().toLowerCase()) }),
  }
}

/**
 * Removes one attempt from a bucket. A doubling bucket beyond its limit stays blocked, so that the others still count.
 */
async function removeAttempt(database: Database, { key, maxAttempts, isDoubling }: Bucket): Promise<void> {
  const isStillFull = sql`${isDoubling}::boolean and tries > ${maxAttempts}::int`
  await database
    .updateTable('auth.throttle')
    .set(({ eb }) => ({
      tries: eb('tries', '-', 1),
      blocked_until: sql<Date | null>`case when ${isStillFull} then blocked_until end`,
    }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

async function resetCounts(database: Database, { ownBucket, addressBucket }: CountedBuckets): Promise<void> {
  if (ownBucket) await database.deleteFrom('auth.throttle').where('key', '=', ownBucket.key).execute()
  if (addressBucket) await removeAttempt(database, addressBucket)
}

/** Functions of which one is called after an attempt; without a call, the attempt stays counted. */
export interface CountedAttempt {
  /** Called if the secret was right: clears the attempts. */
  succeed: () => Promise<void>
  /** Called if the attempt was no guess: removes this attempt. Unlike a success, the earlier attempts stay counted. */
  discard: () => Promise<void>
}

/**
 * Counts an attempt at an action with a secret that could be guessed, for the visitor's IP address and for the account,
 * or for a known device alone; throws 429 with Retry-After beyond the limits. The limits also delay a correct password
 * (ruling 29).
 */
export async function countAttempt(
  services: Services,
  request: FastifyRequest,
  action: string,
  account?: string,
  deviceId?: string,
): Promise<CountedAttempt> {
  const { database, now } = services
  const buckets = bucketsOf(services, request, action, account, deviceId)
  for (const bucket of [buckets.addressBucket, buckets.ownBucket]) {
    const retryAfterSeconds = bucket ? await countInBucket(database, bucket, now()) : 0
    if (retryAfterSeconds > 0) throw new Refusal(429, errorCode.tooManyTries, { retryAfterSeconds })
  }
  return {
    succeed: () => resetCounts(database, buckets),
    discard: async () => {
      for (const bucket of [buckets.addressBucket, buckets.ownBucket]) if (bucket) await removeAttempt(database, bucket)
    },
  }
}

const daySeconds = 86_400

/**
 * Counts an attempt in a window of 24 hours that begins with the first one; throws 429 with `code` beyond the limit.
 */
export async function countDailyAttempt(
  database: Database,
  { key, maxAttempts, code }: { key: readonly string[]; maxAttempts: number; code: ErrorCode },
  now: Date,
): Promise<void> {
  const bucket = { key: keyOf(...key), maxAttempts, isDoubling: false, windowSeconds: daySeconds }
  const retryAfterSeconds = await countInBucket(database, bucket, now)
  if (retryAfterSeconds > 0) throw new Refusal(429, code, { retryAfterSeconds })
}

/**
 * Counts a request that sends an e-mail without a sign-in, per network of the visitor. Throws 429 (E249) beyond the
 * limit of 24 hours.
 */
export const countEmailRequest = ({ database, settings, now }: Services, { ip }: FastifyRequest): Promise<void> =>
  countDailyAttempt(
    database,
    {
      key: ['e-mails', 'network', networkOf(ip)],
      maxAttempts: settings.emailLimits.perNetwork,
      code: errorCode.tooManyEmailRequests,
    },
    now(),
  )
