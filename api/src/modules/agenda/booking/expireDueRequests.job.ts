import { defineJob, noData } from '../../../jobs/job.ts'
import { noRetry } from '../../../jobs/retryPolicies.ts'
import { expireDueRequests } from './expireDueRequests.service.ts'

export const expireDueRequestsJob = defineJob({
  name: 'expireDueRequests',
  data: noData,
  schedule: '* * * * *',
  retry: noRetry,
  timeoutSeconds: 120,
  run: (_data, { services }) => expireDueRequests(services),
})
