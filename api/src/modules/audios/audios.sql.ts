import { sql } from 'kysely'
import type { AudioEntry } from 'shared/contracts/audio'
import type { Tx } from '../../db.ts'
import { sendJob } from '../../jobs/sendJob.ts'

const instant = sql<string>`name::bigint`

export const audiosOf = (tx: Tx, sessionId: string): Promise<AudioEntry[]> =>
  tx.selectFrom('session_audio').select(['id', 'name']).where('session_id', '=', sessionId).orderBy(instant).execute()

export const findAudio = (tx: Tx, sessionId: string, id: string) =>
  tx
    .selectFrom('session_audio')
    .select(['id', 'name', 'media_type'])
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .executeTakeFirst()

export const isKept = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('session_audio').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The instant in milliseconds; the next one that is free where two came within the same. The session is held by the caller. */
export async function nextName(tx: Tx, sessionId: string, now: Date): Promise<string> {
  const { last } = await tx
    .selectFrom('session_audio')
    .select(sql<number | null>`max(name::bigint)`.as('last'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return String(Math.max(now.getTime(), (last ?? 0) + 1))
}

/** Where the sealed bytes lie in the store of files. */
export const fileKey = (tenantId: string, id: string) => `${tenantId}/${id}`

/** Their bytes go once the transaction stands, and are tried again until they are gone. */
const deleteFilesOf = async (tx: Tx, rows: readonly { tenant_id: string; id: string }[]): Promise<void> => {
  if (rows.length > 0)
    await sendJob(tx, 'deleteFiles', { keys: rows.map(({ tenant_id, id }) => fileKey(tenant_id, id)) })
}

/** One audio comment less; false where there is none. */
export async function deleteAudio(tx: Tx, sessionId: string, id: string): Promise<boolean> {
  const rows = await tx
    .deleteFrom('session_audio')
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .returning(['tenant_id', 'id'])
    .execute()
  await deleteFilesOf(tx, rows)
  return rows.length > 0
}

/** For sessions that are about to be deleted: their audio comments, with the bytes. */
export async function forgetAudiosOf(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  await deleteFilesOf(
    tx,
    await tx
      .deleteFrom('session_audio')
      .where('session_id', 'in', [...sessionIds])
      .returning(['tenant_id', 'id'])
      .execute(),
  )
}
