import { Type } from 'typebox'
import { defineJob } from './job.ts'
import { retryForHours } from './retryPolicies.ts'

/** Deletes the files with these keys, to which no row refers any more; idempotent. */
export const deleteFilesJob = defineJob({
  name: 'deleteFiles',
  data: Type.Object({ keys: Type.Array(Type.String()) }),
  retry: retryForHours,
  timeoutSeconds: 120,
  run: async ({ keys }, { services: { files } }) => {
    for (const key of keys) await files.delete(key)
  },
})
