import { Type } from 'typebox'
import { beginTenant, inTransaction } from '../../../db.ts'
import { defineJob } from '../../../jobs/job.ts'
import { retryForHours } from '../../../jobs/retryPolicies.ts'
import { fileKey, hasAudio } from './audios.sql.ts'

/** Deletes the file of an audio comment that has no row. */
export const deleteOrphanAudioJob = defineJob({
  name: 'deleteOrphanAudio',
  data: Type.Object({ tenantId: Type.String(), id: Type.String() }),
  retry: retryForHours,
  timeoutSeconds: 120,
  run: async ({ tenantId, id }, { services: { database, files } }) => {
    const isReferenced = await inTransaction(database, async (tx) => {
      await beginTenant(tx, tenantId)
      return hasAudio(tx, id)
    })
    if (!isReferenced) await files.delete(fileKey(tenantId, id))
  },
})
