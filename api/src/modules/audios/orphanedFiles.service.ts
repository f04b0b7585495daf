import { beginTenant, inTransaction } from '../../db.ts'
import { sendJob } from '../../jobs/sendJob.ts'
import type { Services } from '../../services.ts'
import { fileKey, isKept } from './audios.sql.ts'

/** Longer than any call takes. */
const checkAfterMs = 3_600_000

/** Before bytes are put: has them deleted later, should the call's transaction, or the process, end before their row stands. */
export const deleteLaterIfOrphan = ({ database, now }: Services, tenantId: string, id: string): Promise<void> =>
  inTransaction(database, (aside) =>
    sendJob(aside, 'deleteOrphanAudio', { tenantId, id }, { startAfter: new Date(now().getTime() + checkAfterMs) }),
  )

/** Deletes the bytes of an audio comment that has no row. */
export async function deleteOrphanAudio(
  { database, files }: Services,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  const kept = await inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    return isKept(tx, id)
  })
  if (!kept) await files.delete(fileKey(tenantId, id))
}
