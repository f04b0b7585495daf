import { beginTenant, inTransaction } from '../../db.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { fileKey, isKept } from './audios.sql.ts'

/** Longer than any call takes. */
const anHour = 3_600_000

/** Before bytes are put: looked after by themselves, should the call's own transaction, or the process, end before it stands. */
export const lookAfter = ({ database, now }: Services, tenantId: string, id: string): Promise<void> =>
  inTransaction(database, (aside) =>
    enqueue(aside, { kind: 'forgetUnkept', payload: { tenantId, id }, runAt: new Date(now().getTime() + anHour) }),
  )

const idsIn = (payload: unknown): { tenantId: string; id: string } | null => {
  if (typeof payload !== 'object' || payload === null || !('tenantId' in payload) || !('id' in payload)) return null
  const { tenantId, id } = payload
  return typeof tenantId === 'string' && typeof id === 'string' ? { tenantId, id } : null
}

/** Bytes that no row speaks of leave the store of files. */
export async function forgetUnkept({ database, files }: Services, payload: unknown): Promise<void> {
  const ids = idsIn(payload)
  if (!ids) return
  const kept = await inTransaction(database, async (tx) => {
    await beginTenant(tx, ids.tenantId)
    return isKept(tx, ids.id)
  })
  if (!kept) await files.delete(fileKey(ids.tenantId, ids.id))
}
