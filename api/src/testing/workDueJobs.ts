import { inTransaction } from '../db.ts'
import { jobNames } from '../jobs/jobPayloads.ts'
import { jobQueueOf } from '../jobs/jobQueue.ts'
import { runJobs, type WorkerOptions } from '../jobs/runJobs.ts'
import type { MailTransport } from '../mail/openMailTransport.ts'
import { jobHandlers } from '../modules/jobHandlers.ts'
import type { Services } from '../services.ts'

const batchSize = 5

export interface TestWorker {
  services: Services
  mailTransport: MailTransport
  log: WorkerOptions['log']
}

/** Works what is due now, at most five jobs of each kind, as the worker does; returns how many there were. */
export async function workDueJobs({ services, mailTransport, log }: TestWorker): Promise<number> {
  const handlers = jobHandlers(services, mailTransport)
  const boss = await inTransaction(services.database, async (tx) => jobQueueOf(tx))
  let count = 0
  for (const name of jobNames) {
    const jobs = await boss.fetch(name, { batchSize, includeMetadata: true })
    for (const { id, status, output } of await runJobs(name, jobs, { handlers, log }))
      await (status === 'completed' ? boss.complete(name, id) : boss.fail(name, id, output))
    count += jobs.length
  }
  return count
}
