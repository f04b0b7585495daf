import { sql } from 'kysely'
import type { Database } from '../db.ts'
import { deadLetterQueue } from './retryPolicies.ts'

/** Counts the jobs that are due, and those whose retries were exhausted (the dead letter queue), for all replicas. */
export async function countJobs(database: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where name <> ${deadLetterQueue} and start_after <= now()) as waiting,
      count(*) filter (where name = ${deadLetterQueue}) as failed
    from jobs.job where state in ('created', 'retry', 'active')`.execute(database)
  return rows[0] ?? { waiting: 0, failed: 0 }
}
