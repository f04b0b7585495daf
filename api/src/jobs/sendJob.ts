import { fromKysely } from 'pg-boss'
import type { Static, TObject } from 'typebox'
import type { Tx } from '../db.ts'
import type { Job } from './job.ts'
import { jobQueueOf } from './jobQueue.ts'

export interface JobOptions {
  /** The id of the job: two jobs of one kind with the same id are one. */
  id?: string
  /** Not before this instant; at once without it. */
  startAfter?: Date
}

/** Leaves work to be done once the transaction has committed, by any replica; nothing is left when it fails. */
export async function sendJob<Data extends TObject>(
  tx: Tx,
  { name }: Job<Data>,
  data: Static<Data>,
  { id, startAfter }: JobOptions = {},
): Promise<void> {
  await jobQueueOf(tx).send(name, data, { ...(id && { id }), ...(startAfter && { startAfter }), db: fromKysely(tx) })
}

/** Takes a job back that has not begun. */
export async function withdrawJob(tx: Tx, { name }: Job, id: string): Promise<void> {
  await jobQueueOf(tx).deleteJob(name, id, { db: fromKysely(tx) })
}
