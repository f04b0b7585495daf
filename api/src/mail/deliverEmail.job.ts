import { Type } from 'typebox'
import { defineJob } from '../jobs/job.ts'
import { retryForHours } from '../jobs/retryPolicies.ts'

/** Sends one e-mail of the table `letter`; the worker passes `deliverEmail`, which has the e-mails of all modules. */
export const deliverEmailJob = defineJob({
  name: 'deliverLetter',
  data: Type.Object({ letterId: Type.String() }),
  retry: retryForHours,
  timeoutSeconds: 120,
  run: ({ letterId }, { deliverEmail }, run) => deliverEmail(letterId, run),
})
