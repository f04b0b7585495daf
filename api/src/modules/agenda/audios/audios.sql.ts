import { sql } from 'kysely'
import type { AudioEntry } from 'shared/contracts/agenda/audio'
import type { Tx } from '../../../db.ts'
import { sendJob } from '../../../jobs/sendJob.ts'
import { deleteFilesJob } from '../../../jobs/deleteFiles.job.ts'

/** A recording is named by the instant it was begun, or came in where that is not known, in milliseconds. */
const nameAsNumber = sql<string>`name::bigint`

export const audiosOf = (tx: Tx, sessionId: string): Promise<AudioEntry[]> =>
  tx
    .selectFrom('session_audio')
    .select(['id', 'name'])
    .where('session_id', '=', sessionId)
    .orderBy(nameAsNumber)
    .execute()

export const findAudio = (tx: Tx, sessionId: string, id: string) =>
  tx
    .selectFrom('session_audio')
    .select(['id', 'name', 'media_type'])
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .executeTakeFirst()

export const hasAudio = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('session_audio').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The instant in milliseconds, or the next one that is free in the session. The caller holds the lock of the session. */
export async function nextName(tx: Tx, sessionId: string, at: Date): Promise<string> {
  const rows = await tx.selectFrom('session_audio').select('name').where('session_id', '=', sessionId).execute()
  const taken = new Set(rows.map(({ name }) => name))
  let free = at.getTime()
  while (taken.has(String(free))) free += 1
  return String(free)
}

/** What was added of a device's recording, to whichever session. */
export const findRecording = (tx: Tx, recordingId: string) =>
  tx
    .selectFrom('session_audio')
    .select(['id', 'name', 'session_id'])
    .where('recording_id', '=', recordingId)
    .executeTakeFirst()

export interface AudioColumns {
  id: string
  session_id: string
  name: string
  media_type: string
  /** In bytes, before sealing. */
  size: number
  recording_id: string | null
}

export async function insertAudio(tx: Tx, tenantId: string, columns: AudioColumns): Promise<void> {
  await tx
    .insertInto('session_audio')
    .values({ tenant_id: tenantId, ...columns })
    .execute()
}

/** The key of the sealed bytes in the file store. */
export const fileKey = (tenantId: string, id: string) => `${tenantId}/${id}`

/** The bytes are deleted after the transaction is committed, with retries. */
const deleteFilesOf = async (tx: Tx, rows: readonly { tenant_id: string; id: string }[]): Promise<void> => {
  if (rows.length > 0)
    await sendJob(tx, deleteFilesJob, { keys: rows.map(({ tenant_id, id }) => fileKey(tenant_id, id)) })
}

/** False where there is none. */
export async function deleteAudioRow(tx: Tx, sessionId: string, id: string): Promise<boolean> {
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
export async function deleteAudiosOf(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  const rows = await tx
    .deleteFrom('session_audio')
    .where('session_id', 'in', [...sessionIds])
    .returning(['tenant_id', 'id'])
    .execute()
  await deleteFilesOf(tx, rows)
}
