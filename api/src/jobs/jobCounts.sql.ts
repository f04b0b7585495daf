import { sql } from 'kysely'
import type { Database } from '../db.ts'
import { deadLetterQueue } from './retryPolicies.ts'

/**
 * Counts the jobs of all replicas: `waiting` are due or running, `failed` have exhausted their retries (the dead letter
 * queue).
 */
export async function countJobs(database: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where name <> ${deadLetterQueue} and start_after <= now()) as waiting,
      count(*) filter (where name = ${deadLetterQueue}) as failed
    from jobs.job where state in ('created', 'retry', 'active')`.execute(database)
  return rows[0] ?? { waiting: 0, failed: 0 }
}
