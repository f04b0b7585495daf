import type { FastifyBaseLogger } from 'fastify'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { Value } from 'typebox/value'
import { jobHandlers, type JobContext } from './jobHandlers.ts'
import { jobPayloads, type JobName, type JobPayload } from './jobPayloads.ts'
import { kindOfError } from './kindOfError.ts'

export interface WorkerOptions extends JobContext {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

const handle = <N extends JobName>(name: N, payload: JobPayload<N>, context: JobContext): Promise<void> =>
  jobHandlers[name](payload, context)

/** Runs a batch of one kind at the same time; each job succeeds or fails alone. Of an error only its kind is kept. */
export const runJobs = (
  name: JobName,
  jobs: readonly JobWithMetadata<unknown>[],
  { log, ...context }: WorkerOptions,
): Promise<JobResult[]> =>
  Promise.all(
    jobs.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
      const isLast = retryCount >= retryLimit
      try {
        await handle(name, Value.Parse(jobPayloads[name], data ?? {}), { ...context, isLastTry: isLast })
        return { id, status: 'completed' }
      } catch (error) {
        log.error({ job: id, kind: name, attempts: retryCount + 1, error: kindOfError(error), isLast }, 'a job failed')
        return { id, status: 'failed', output: { error: kindOfError(error) } }
      }
    }),
  )
