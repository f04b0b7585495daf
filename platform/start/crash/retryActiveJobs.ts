import { queryOnce } from '../../postgres/queryOnce.ts'

/**
 * Retries the active jobs of this name immediately: pg-boss would wait for the heartbeat timeout of their killed
 * process.
 */
export const retryActiveJobs = (adminUrl: string, name: string) =>
  queryOnce(
    adminUrl,
    `update jobs.job set state = 'retry', retry_count = retry_count + 1, start_after = now() where state = 'active' and name = '${name}'`,
  )
