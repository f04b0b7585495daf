import { queryOnce } from '../../postgres/queryOnce.ts'

/** Does at once what the next process does after the heartbeat timeout of the one that died. */
export const retryActiveJobs = (adminUrl: string, name: string) =>
  queryOnce(
    adminUrl,
    `update jobs.job set state = 'retry', retry_count = retry_count + 1, start_after = now() where state = 'active' and name = '${name}'`,
  )
