import { sql } from 'kysely'
import type { Queue } from 'pg-boss'
import type { Database } from '../db.ts'
import type { Job } from './job.ts'

const keepDoneJobsSeconds = 86_400

/** Returns the pg-boss options of a job's queue. */
export const queueOptions = ({ retry, timeoutSeconds }: Job): Omit<Queue, 'name'> => ({
  policy: 'standard',
  ...retry,
  expireInSeconds: timeoutSeconds,
  deleteAfterSeconds: keepDoneJobsSeconds,
})

async function addQueue(database: Database, job: Job): Promise<void> {
  await sql`select jobs.create_queue(${job.name}, ${JSON.stringify(queueOptions(job))}::jsonb)`.execute(database)
  if (job.schedule !== undefined)
    await sql`insert into jobs.schedule (name, cron, timezone) values (${job.name}, ${job.schedule}, 'UTC')
      on conflict do nothing`.execute(database)
}

/** Adds the queues and schedules of new jobs. Existing ones are unchanged: the API's role may not change them. */
export async function insertMissingQueues(database: Database, jobs: readonly Job[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from jobs.queue`.execute(database)
  const existing = new Set(rows.map(({ name }) => name))
  for (const job of jobs) if (!existing.has(job.name)) await addQueue(database, job)
}
