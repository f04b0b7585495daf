import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Database } from './db.ts'
import { Refusal } from './refusal.ts'
import type { Services } from './services.ts'

/** Tries a minute, for one act, that need no waiting. */
export interface Limits {
  perAccount: number
  perAddress: number
}

const windowSeconds = 60
const longestWaitSeconds = 900
const memorySeconds = 600

/** Neither e-mail addresses nor visitors' addresses are kept. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('|')).digest('hex')

/** Whoever holds one IPv6 address holds its whole /64. */
const networkOf = (ip: string) =>
  isIPv6(ip) && !ip.startsWith('::ffff:')
    ? new URL(`http://[${ip}]`).hostname.slice(1).split(':').slice(0, 4).join(':')
    : ip

interface Bucket {
  key: string
  most: number
  /** Each try beyond the limit doubles the wait, until the tries stop. */
  growing: boolean
}

/** Counts a try, all replicas together; answers 0, or the seconds to wait. A refused try is not counted. */
async function take(database: Database, { key, most, growing }: Bucket, now: Date): Promise<number> {
  const tries = sql`case when kept.window_ends_at <= ${now} then 1 else kept.tries + 1 end`
  const opens = sql`case when kept.window_ends_at <= ${now} then ${now}::timestamptz + make_interval(secs => ${windowSeconds}) else kept.window_ends_at end`
  const wait = sql`make_interval(secs => least(${longestWaitSeconds}, ${windowSeconds} * power(2, least(${tries} - ${most}::int, 10))))`
  const until = growing ? sql`${now}::timestamptz + ${wait}` : opens
  const firstBlock = most === 1 ? sql`${now}::timestamptz + make_interval(secs => ${windowSeconds})` : sql`null`
  const { rows } = await sql`
    insert into auth.throttle as kept (key, tries, window_ends_at, blocked_until)
    values (${key}, 1, ${now}::timestamptz + make_interval(secs => ${windowSeconds}), ${firstBlock})
    on conflict (key) do update set
      tries = ${tries},
      blocked_until = case when ${tries} >= ${most}::int then ${until} end,
      window_ends_at = case when ${growing} and ${tries} >= ${most}::int then ${until} + make_interval(secs => ${memorySeconds}) else ${opens} end
    where kept.blocked_until is null or kept.blocked_until <= ${now}
    returning key`.execute(database)
  if (rows.length > 0) return 0
  const { blocked_until } = await database
    .selectFrom('auth.throttle')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return Math.max(1, ((blocked_until?.getTime() ?? 0) - now.getTime()) / 1000)
}

/** What succeeded was no guess: the account's tries are forgotten, the visitor's try is given back. */
async function forgive(database: Database, accountKey: string | undefined, addressKey: string): Promise<void> {
  if (accountKey) await database.deleteFrom('auth.throttle').where('key', '=', accountKey).execute()
  await database
    .updateTable('auth.throttle')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1), blocked_until: null }))
    .where('key', '=', addressKey)
    .where('tries', '>', 0)
    .execute()
}

/**
 * Counts a try at an act that could be a guess, for the visitor's address and for the account named; 429 with
 * Retry-After beyond the limits. A right password after too many tries waits too (ruling 29).
 * Answers what to call when the try turned out to be no guess.
 */
export async function throttled(
  { database, limits, now }: Services,
  request: FastifyRequest,
  act: string,
  account?: string,
): Promise<() => Promise<void>> {
  const addressKey = keyOf(act, 'address', networkOf(request.ip))
  const accountKey = account === undefined ? undefined : keyOf(act, 'account', account.trim().toLowerCase())
  const buckets: Bucket[] = [{ key: addressKey, most: limits.perAddress, growing: false }]
  if (accountKey) buckets.push({ key: accountKey, most: limits.perAccount, growing: true })
  for (const bucket of buckets) {
    const retryAfterSeconds = await take(database, bucket, now())
    if (retryAfterSeconds > 0) throw new Refusal(429, errorCode.tooManyTries, { retryAfterSeconds })
  }
  return () => forgive(database, accountKey, addressKey)
}
