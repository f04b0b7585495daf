import { sql } from 'kysely'
import type { Database } from '../db.ts'
import type { Job } from './kinds.ts'

/** Longer than any job takes: a job whose worker died is taken up again after it. */
const leaseSeconds = 120

/** Takes waiting jobs for this worker; no two workers get the same. */
export async function takeJobs(database: Database, most: number): Promise<Job[]> {
  const { rows } = await sql<Job>`
    update job set leased_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id in (
      select id from job
      where done_at is null and failed_at is null and run_at <= now() and (leased_until is null or leased_until < now())
      order by run_at limit ${most} for update skip locked
    )
    returning id, kind, payload, attempts`.execute(database)
  return rows
}

/** What was sent need not be kept: the payload goes, the key stays so that the same is not asked for twice. */
export async function finishJob(database: Database, id: string): Promise<void> {
  await database
    .updateTable('job')
    .set({ done_at: sql<Date>`now()`, payload: '{}', last_error: null, leased_until: null })
    .where('id', '=', id)
    .execute()
}

/** Puts a job off; `retryInSeconds` null gives it up. */
export async function putOffJob(
  database: Database,
  id: string,
  error: string,
  retryInSeconds: number | null,
): Promise<void> {
  const next =
    retryInSeconds === null
      ? { failed_at: sql<Date>`now()` }
      : { run_at: sql<Date>`now() + make_interval(secs => ${retryInSeconds})` }
  await database
    .updateTable('job')
    .set({ ...next, last_error: error, leased_until: null })
    .where('id', '=', id)
    .execute()
}

/** What is due and not taken or done yet, and what was given up. */
export async function jobCounts(database: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where failed_at is null and run_at <= now()) as waiting, count(*) filter (where failed_at is not null) as failed
    from job where done_at is null`.execute(database)
  return rows[0] ?? { waiting: 0, failed: 0 }
}
