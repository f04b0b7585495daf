import { defineJob, noData } from './job.ts'
import { purge } from './purge.ts'
import { noRetry } from './retryPolicies.ts'

export const purgeJob = defineJob({
  name: 'purge',
  data: noData,
  schedule: '0 * * * *',
  retry: noRetry,
  timeoutSeconds: 120,
  run: (_data, { services }) => purge(services.database),
})
