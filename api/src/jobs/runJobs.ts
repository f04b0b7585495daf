import type { FastifyBaseLogger } from 'fastify'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { Value } from 'typebox/value'
import { jobHandlers, type JobContext } from './jobHandlers.ts'
import { jobPayloads, type JobName } from './jobPayloads.ts'
import { kindOfError } from './kindOfError.ts'

export interface WorkerOptions extends JobContext {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

async function handle<N extends JobName>(name: N, data: unknown, context: JobContext): Promise<void> {
  const payload = Value.Parse(jobPayloads[name], data ?? {})
  await jobHandlers[name](payload, context)
}

/** Runs a batch of one kind at the same time; each job succeeds or fails alone. Of an error only its kind is kept. */
export const runJobs = (
  name: JobName,
  jobs: readonly JobWithMetadata<unknown>[],
  { log, ...context }: WorkerOptions,
): Promise<JobResult[]> =>
  Promise.all(
    jobs.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
      try {
        await handle(name, data, context)
        return { id, status: 'completed' }
      } catch (error) {
        const isLast = retryCount >= retryLimit
        log.error({ job: id, kind: name, attempts: retryCount + 1, error: kindOfError(error), isLast }, 'a job failed')
        return { id, status: 'failed', output: { error: kindOfError(error) } }
      }
    }),
  )
