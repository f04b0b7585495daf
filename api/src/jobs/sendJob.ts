import { fromKysely } from 'pg-boss'
import type { Static, TObject } from 'typebox'
import type { Tx } from '../db.ts'
import type { Job } from './job.ts'
import { jobQueueOf } from './jobQueue.ts'

export interface JobOptions {
  /** The job's id: a queue accepts only one job with the same id. */
  id?: string
  /** The earliest start; immediately by default. */
  startAfter?: Date
}

/** Queues a job in the transaction: any replica runs it after the commit; a rollback removes it. */
export async function sendJob<Data extends TObject>(
  tx: Tx,
  { name }: Job<Data>,
  data: Static<Data>,
  { id, startAfter }: JobOptions = {},
): Promise<void> {
  await jobQueueOf(tx).send(name, data, { ...(id && { id }), ...(startAfter && { startAfter }), db: fromKysely(tx) })
}

/** Deletes a job from its queue, whether or not it has started; a run in progress continues. */
export async function withdrawJob(tx: Tx, { name }: Job, id: string): Promise<void> {
  await jobQueueOf(tx).deleteJob(name, id, { db: fromKysely(tx) })
}
