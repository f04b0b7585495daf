import { queryOnce } from '../../postgres/queryOnce.ts'

/** Retries the active jobs of a killed process at once, instead of after its heartbeat timeout. */
export const retryActiveJobs = (adminUrl: string, name: string) =>
  queryOnce(
    adminUrl,
    `update jobs.job set state = 'retry', retry_count = retry_count + 1, start_after = now() where state = 'active' and name = '${name}'`,
  )
