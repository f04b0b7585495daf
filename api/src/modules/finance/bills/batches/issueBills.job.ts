import { Type } from 'typebox'
import { defineJob } from '../../../../jobs/job.ts'
import { retryAfterCrash } from '../../../../jobs/retryPolicies.ts'
import { issueBills } from './issueBills.service.ts'

export const issueBillsJob = defineJob({
  name: 'issueBills',
  data: Type.Object({ tenantId: Type.String(), id: Type.String() }),
  retry: retryAfterCrash,
  timeoutSeconds: 600,
  run: (ids, { services }) => issueBills(services, ids),
})
