import { Type } from 'typebox'
import { defineJob } from '../../../../jobs/job.ts'
import { retryForHours } from '../../../../jobs/retryPolicies.ts'
import { purgeDeletedSessions } from './purgeDeletedSessions.service.ts'

/** Deletes the sessions of a deletion that can no longer be undone, and sends its e-mails. */
export const purgeDeletedSessionsJob = defineJob({
  name: 'purgeDeletedSessions',
  data: Type.Object({ tenantId: Type.String(), deletionId: Type.String() }),
  retry: retryForHours,
  timeoutSeconds: 120,
  run: ({ tenantId, deletionId }, { services }) => purgeDeletedSessions(services, tenantId, deletionId),
})
