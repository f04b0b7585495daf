import { fromKysely, PgBoss } from 'pg-boss'
import { databaseOf, type Database, type Tx } from '../db.ts'
import { insertMissingQueues } from './insertMissingQueues.sql.ts'
import type { Job } from './job.ts'
import { retryUntilStopped } from './retryUntilStopped.ts'

/** The API's role cannot change tables: migrations create the schema of pg-boss. */
export const bossOptions = { schema: 'jobs', migrate: false, createSchema: false, reindex: false } as const

const queues = new WeakMap<Database, PgBoss>()

/** Returns the job queue of a transaction's database; throws before `openJobQueue` has finished. */
export function jobQueueOf(tx: Tx): PgBoss {
  const queue = queues.get(databaseOf(tx))
  if (!queue) throw new Error('The job queue is not open yet.')
  return queue
}

export interface JobQueue {
  /** Resolves once jobs can be sent, which may have to wait until the database is migrated. */
  opened: Promise<void>
  close: () => Promise<void>
}

/**
 * Lets transactions of this database send jobs, and adds missing queues to the database; `startWorker` runs the jobs.
 */
export function openJobQueue(
  database: Database,
  jobs: readonly Job[],
  onError: (error: unknown) => void = () => {},
): JobQueue {
  const boss = new PgBoss({ ...bossOptions, db: fromKysely(database), supervise: false, schedule: false })
  boss.on('error', onError)
  const stopController = new AbortController()
  const open = async () => {
    // Adds the queues first: pg-boss caches them when it starts, and reads a new queue through a second connection.
    await insertMissingQueues(database, jobs)
    await boss.start()
    queues.set(database, boss)
  }
  const opening = retryUntilStopped(open, stopController.signal, onError)
  return {
    opened: opening,
    close: async () => {
      stopController.abort()
      await opening
      await boss.stop({ graceful: false, close: false })
    },
  }
}
