import { inTransaction } from '../db.ts'
import { jobQueueOf } from '../jobs/jobQueue.ts'
import { runJobs, type WorkerOptions } from '../jobs/runJobs.ts'
import type { MailTransport } from '../mail/openMailTransport.ts'
import { jobDependencies, jobs } from '../modules/background.ts'
import type { Services } from '../services.ts'

const batchSize = 5

export interface TestWorker {
  services: Services
  mailTransport: MailTransport
  log: WorkerOptions['log']
}

/** Runs the due jobs as the worker does, at most five of each queue; returns the number of jobs. */
export async function workDueJobs({ services, mailTransport, log }: TestWorker): Promise<number> {
  const dependencies = jobDependencies(services, mailTransport)
  const boss = await inTransaction(services.database, async (tx) => jobQueueOf(tx))
  let count = 0
  for (const job of jobs) {
    const dueJobs = await boss.fetch(job.name, { batchSize, includeMetadata: true })
    for (const { id, status, output } of await runJobs(job, dueJobs, { dependencies, log }))
      await (status === 'completed' ? boss.complete(job.name, id) : boss.fail(job.name, id, output))
    count += dueJobs.length
  }
  return count
}

/** Runs the due jobs until none is left, however many other tests have queued. */
export async function workAllDueJobs(worker: TestWorker): Promise<void> {
  while ((await workDueJobs(worker)) > 0);
}
