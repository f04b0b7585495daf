import { defineJob, noData } from '../../../jobs/job.ts'
import { noRetry } from '../../../jobs/retryPolicies.ts'
import { remindOfTrials } from './remindOfTrials.service.ts'

export const remindOfTrialsJob = defineJob({
  name: 'remindOfTrials',
  data: noData,
  schedule: '20 * * * *',
  retry: noRetry,
  timeoutSeconds: 600,
  run: (_data, { services }) => remindOfTrials(services),
})
