import { Type } from 'typebox'
import { defineJob } from '../../../jobs/job.ts'
import { retryAfterCrash } from '../../../jobs/retryPolicies.ts'
import { importPatients } from './importPatients.service.ts'

export const importPatientsJob = defineJob({
  name: 'importPatients',
  data: Type.Object({ tenantId: Type.String(), id: Type.String() }),
  retry: retryAfterCrash,
  timeoutSeconds: 300,
  run: (ids, { services }) => importPatients(services, ids),
})
