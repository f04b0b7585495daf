import { defineJob, noData } from '../../../jobs/job.ts'
import { noRetry } from '../../../jobs/retryPolicies.ts'
import { sealClearText } from './sealClearText.service.ts'

export const sealClearTextJob = defineJob({
  name: 'sealClearText',
  data: noData,
  schedule: '* * * * *',
  retry: noRetry,
  timeoutSeconds: 600,
  run: (_data, { services }) => sealClearText(services),
})
