import { beginTenant, inTransaction } from '../../../db.ts'
import { sendJob } from '../../../jobs/sendJob.ts'
import type { MemberContext } from '../../../memberContext.ts'
import type { Services } from '../../../services.ts'
import { fileKey, hasAudio } from './audios.sql.ts'

/** Longer than any call takes. */
const checkAfterMs = 3_600_000

/** To be committed before bytes are stored: a job deletes them later, should their row never be committed. */
export const deleteLaterIfOrphan = ({ tx, member: { tenantId }, services }: MemberContext, id: string): Promise<void> =>
  sendJob(tx, 'deleteOrphanAudio', { tenantId, id }, { startAfter: new Date(services.now().getTime() + checkAfterMs) })

/** Deletes the bytes of an audio comment that has no row. */
export async function deleteOrphanAudio(
  { database, files }: Services,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  const isReferenced = await inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    return hasAudio(tx, id)
  })
  if (!isReferenced) await files.delete(fileKey(tenantId, id))
}
