import { defineJob, noData } from '../../../jobs/job.ts'
import { noRetry } from '../../../jobs/retryPolicies.ts'
import { destroyPractices } from './destroyPractices.service.ts'

export const destroyPracticesJob = defineJob({
  name: 'destroyPractices',
  data: noData,
  schedule: '35 * * * *',
  retry: noRetry,
  timeoutSeconds: 1800,
  run: (_data, { services }) => destroyPractices(services),
})
