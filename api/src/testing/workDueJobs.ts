import { inTransaction } from '../db.ts'
import { jobNames } from '../jobs/jobPayloads.ts'
import { jobQueueOf } from '../jobs/jobQueue.ts'
import { runJobs, type WorkerOptions } from '../jobs/runJobs.ts'

const batchSize = 5

/** Works what is due now, at most five jobs of each kind, as the worker does; returns how many there were. */
export async function workDueJobs(options: WorkerOptions): Promise<number> {
  const boss = await inTransaction(options.services.database, async (tx) => jobQueueOf(tx))
  let count = 0
  for (const name of jobNames) {
    const jobs = await boss.fetch(name, { batchSize, includeMetadata: true })
    for (const { id, status, output } of await runJobs(name, jobs, options))
      await (status === 'completed' ? boss.complete(name, id) : boss.fail(name, id, output))
    count += jobs.length
  }
  return count
}
