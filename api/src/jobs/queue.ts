import type { Tx } from '../db.ts'
import { uuidv7 } from '../uuid.ts'

export interface NewJob {
  kind: string
  payload: object
  /** Two jobs with the same key are one, also when the first is done. */
  dedupeKey?: string
  runAt?: Date
}

/** Leaves work to be done after the transaction, by whichever replica comes first. */
export async function enqueue(tx: Tx, { kind, payload, dedupeKey, runAt }: NewJob): Promise<void> {
  await tx
    .insertInto('job')
    .values({ id: uuidv7(), kind, payload: JSON.stringify(payload), dedupe_key: dedupeKey, run_at: runAt })
    .onConflict((conflict) => conflict.constraint('job_dedupe_key').doNothing())
    .execute()
}
