import { Type } from 'typebox'
import { defineJob } from './job.ts'
import { retryForHours } from './retryPolicies.ts'

/** Deletes files that are no longer referenced; idempotent. */
export const deleteFilesJob = defineJob({
  name: 'deleteFiles',
  data: Type.Object({ keys: Type.Array(Type.String()) }),
  retry: retryForHours,
  timeoutSeconds: 120,
  run: async ({ keys }, { services: { files } }) => {
    for (const key of keys) await files.delete(key)
  },
})
