import { defineJob, noData } from '../../../jobs/job.ts'
import { noRetry } from '../../../jobs/retryPolicies.ts'
import { copyLogos } from './copyLogos.service.ts'

export const copyLogosJob = defineJob({
  name: 'copyLogos',
  data: noData,
  schedule: '* * * * *',
  retry: noRetry,
  timeoutSeconds: 600,
  run: (_data, { services }) => copyLogos(services),
})
