import { defineJob, noData } from '../../../../jobs/job.ts'
import { noRetry } from '../../../../jobs/retryPolicies.ts'
import { closeBills } from './closeBills.service.ts'

export const closeBillsJob = defineJob({
  name: 'closeBills',
  data: noData,
  // Ten minutes past each hour, since practices have different time zones.
  schedule: '10 * * * *',
  retry: { ...noRetry, heartbeatSeconds: 20 },
  timeoutSeconds: 1800,
  run: (_data, { services }) => closeBills(services),
})
