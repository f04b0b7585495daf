import { sql } from 'kysely'
import type { Database } from '../db.ts'
import { deadLetterQueue } from './retryPolicies.ts'

/** Jobs that are due and not done yet, and those given up, of all replicas together. */
export async function countJobs(database: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where name <> ${deadLetterQueue} and start_after <= now()) as waiting,
      count(*) filter (where name = ${deadLetterQueue}) as failed
    from jobs.job where state in ('created', 'retry', 'active')`.execute(database)
  return rows[0] ?? { waiting: 0, failed: 0 }
}
