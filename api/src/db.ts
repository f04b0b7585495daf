import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import type { Offer, Privilege, Role } from 'shared/contracts/access'
import { isWithoutEffects } from './headRequest.ts'
import { refuseSecondConnection, runHoldingConnection } from './heldConnection.ts'
import { PracticeClosed } from './refusal.ts'
import type { Tables } from './tables/tables.ts'

/** A transaction. Tables of a practice return no rows in it until the practice is set. */
export type Tx = Transaction<Tables>
export type Database = Kysely<Tables>

const keepText = (value: string) => value
const { builtins } = types
types.setTypeParser(builtins.DATE, keepText)
types.setTypeParser(builtins.TIMESTAMP, keepText)
types.setTypeParser(builtins.TIME, (value) => value.slice(0, 5))
types.setTypeParser(builtins.NUMERIC, Number)
types.setTypeParser(builtins.INT8, Number)

const pools = new WeakMap<Database, Pool>()

/** Counts the open connections, the idle ones among them, and the requests that wait for one. */
export function connectionsOf(database: Database): { open: number; idle: number; awaited: number } {
  const pool = pools.get(database)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, awaited: pool?.waitingCount ?? 0 }
}

/** Wraps the pool for Kysely: outside production, it throws when a transaction opens a second connection. */
const guardedPool = (pool: Pool) => ({
  options: pool.options,
  connect: async () => {
    if (process.env.NODE_ENV !== 'production') refuseSecondConnection()
    return pool.connect()
  },
  end: () => pool.end(),
})

/** Opens the pool. Throws for a role that bypasses row-level security. */
export async function openDatabase(url: string, { connections = 10 } = {}): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 })
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => {})
  // A connection may also break between two queries of a transaction: its next query fails, and the process continues.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) })
  pools.set(database, pool)
  const { rows } = await sql<{ unsafe: boolean }>`
    select rolsuper or rolbypassrls or pg_has_role(current_user, 'complice_owner', 'member') as unsafe from pg_roles where rolname = current_user`.execute(
    database,
  )
  if (rows[0]?.unsafe !== false) {
    await database.destroy()
    throw new Error(
      'The API must not connect as a role that owns the tables or bypasses row-level security: use complice_api.',
    )
  }
  return database
}

const sqlStateOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether the SQLSTATE is `serialization_failure` or `deadlock_detected`. */
const canBeRetried = (error: unknown) => ['40001', '40P01'].some((state) => state === sqlStateOf(error))

/** Whether PostgreSQL's disk is full (SQLSTATE `disk_full`). Reads still work. */
export const isDiskFull = (error: unknown): boolean => sqlStateOf(error) === '53100'

const databases = new WeakMap<Tx, Database>()

/** Returns the database of a transaction that `inTransaction` began. */
export function databaseOf(tx: Tx): Database {
  const database = databases.get(tx)
  if (!database) throw new Error('The database is known only for transactions that inTransaction began.')
  return database
}

const commit = <T>(database: Database, action: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction().execute((tx) => {
    databases.set(tx, database)
    return runHoldingConnection(() => action(tx))
  })

/** Thrown to roll a transaction back once its action has succeeded. */
class RolledBack extends Error {}

async function rollBack<T>(database: Database, action: (tx: Tx) => Promise<T>): Promise<T> {
  let outcome: { result: T } | undefined
  try {
    await commit(database, async (tx) => {
      outcome = { result: await action(tx) }
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  if (!outcome) throw new Error('A transaction that was rolled back has no result.')
  return outcome.result
}

const runOnce = <T>(database: Database, action: (tx: Tx) => Promise<T>): Promise<T> =>
  isWithoutEffects() ? rollBack(database, action) : commit(database, action)

/**
 * Runs `action` in a transaction, and once again if PostgreSQL aborted it for a deadlock or a serialisation failure.
 * The transaction of a HEAD request is rolled back.
 */
export async function inTransaction<T>(database: Database, action: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await runOnce(database, action)
  } catch (error) {
    if (!canBeRetried(error)) throw error
    return await runOnce(database, action)
  }
}

/** The member whom an access token identifies. Roles and privileges come from the database, not from the token. */
export interface SignedInMember {
  accountId: string
  tenantId: string
  timeZone: string
  offer: Offer
  roles: Role[]
  privileges: Privilege[]
  /** Whether the trial has ended and the practice does not pay: most calls are then refused (402). */
  blocked: boolean
}

interface MemberRow {
  tenant_id: string
  time_zone: string
  offer: Offer
  roles: Role[]
  privileges: Privilege[]
  blocked: boolean
}

/** The lock on its practice that a request takes: none to read, shared to write, exclusive to close the practice. */
export type PracticeLock = 'none' | 'shared' | 'exclusive'

/**
 * Sets the practice of a member's transaction; returns null when the token is revoked, its sign-in has ended or the
 * account is deleted. A lock prevents the practice from being closed until the transaction ends.
 */
export async function beginRequest(
  tx: Tx,
  accountId: string,
  tokenVersion: number,
  signInId: string | null = null,
  lock: PracticeLock = 'none',
): Promise<SignedInMember | null> {
  const { rows } = await (
    lock === 'none'
      ? sql<MemberRow>`select * from auth.begin_request(${accountId}, ${tokenVersion}, ${signInId})`
      : sql<MemberRow>`select * from auth.begin_write(${accountId}, ${tokenVersion}, ${signInId}, ${lock === 'exclusive'})`
  ).execute(tx)
  const [row] = rows
  if (!row) return null
  const { tenant_id: tenantId, time_zone: timeZone, offer, roles, privileges, blocked } = row
  return { accountId, tenantId, timeZone, offer, roles, privileges, blocked }
}

/** The practice that a public call concerns. */
export interface OpenPractice {
  tenantId: string
  timeZone: string
}

/** Sets the practice of a therapist in the public directory; returns null if the therapist is not listed. */
export async function beginPublic(tx: Tx, therapistId: string): Promise<OpenPractice | null> {
  const { rows } = await sql<{
    tenant_id: string
    time_zone: string
  }>`select * from auth.begin_public(${therapistId})`.execute(tx)
  return rows[0] ? { tenantId: rows[0].tenant_id, timeZone: rows[0].time_zone } : null
}

/**
 * Sets the practice for work without a signed-in member: jobs, signed links, sign-up. Throws PracticeClosed (404) if
 * its owner closed (deleted) it.
 */
export async function beginTenant(tx: Tx, tenantId: string): Promise<void> {
  const { rows } = await sql<{ open: boolean }>`select auth.begin_practice(${tenantId}) as open`.execute(tx)
  if (!rows[0]?.open) throw new PracticeClosed()
}
