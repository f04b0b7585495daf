import { defineJob, noData } from '../../../jobs/job.ts'
import { noRetry } from '../../../jobs/retryPolicies.ts'
import { encryptClearText } from './encryptClearText.service.ts'

export const encryptClearTextJob = defineJob({
  name: 'sealClearText',
  data: noData,
  schedule: '* * * * *',
  retry: noRetry,
  timeoutSeconds: 600,
  run: (_data, { services }) => encryptClearText(services),
})
