import { sql } from 'kysely'
import type { AudioEntry } from 'shared/contracts/agenda/audio'
import type { Tx } from '../../../db.ts'
import { sendJob } from '../../../jobs/sendJob.ts'
import { deleteFilesJob } from '../../../jobs/deleteFiles.job.ts'

/**
 * A recording's name is the instant when it began, or when it was received if the start is unknown, in milliseconds
 * since 1970.
 */
const nameAsNumber = sql<string>`name::bigint`

export const findAudios = (tx: Tx, sessionId: string): Promise<AudioEntry[]> =>
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

/**
 * Returns the start in milliseconds, or the next number that names no recording of the session. Requires a lock on the
 * session.
 */
export async function findFreeName(tx: Tx, sessionId: string, startedAt: Date): Promise<string> {
  const rows = await tx.selectFrom('session_audio').select('name').where('session_id', '=', sessionId).execute()
  const takenNames = new Set(rows.map(({ name }) => name))
  let freeMs = startedAt.getTime()
  while (takenNames.has(String(freeMs))) freeMs += 1
  return String(freeMs)
}

/** Finds a recording in any session by the id that the device chose. */
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
  /** In bytes, before encryption. */
  size: number
  recording_id: string | null
}

export async function insertAudio(tx: Tx, tenantId: string, columns: AudioColumns): Promise<void> {
  await tx
    .insertInto('session_audio')
    .values({ tenant_id: tenantId, ...columns })
    .execute()
}

/** Key of the encrypted file in the file store. */
export const fileKey = (tenantId: string, id: string) => `${tenantId}/${id}`

/** Queues a job that deletes the files after the commit, with retries. */
const queueFileDeletion = async (tx: Tx, rows: readonly { tenant_id: string; id: string }[]): Promise<void> => {
  if (rows.length > 0)
    await sendJob(tx, deleteFilesJob, { keys: rows.map(({ tenant_id, id }) => fileKey(tenant_id, id)) })
}

/** Deletes a recording; a job deletes its file after the commit. Returns false when the recording does not exist. */
export async function deleteAudioRow(tx: Tx, sessionId: string, id: string): Promise<boolean> {
  const rows = await tx
    .deleteFrom('session_audio')
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .returning(['tenant_id', 'id'])
    .execute()
  await queueFileDeletion(tx, rows)
  return rows.length > 0
}

/** Deletes the recordings of the sessions; a job deletes their files after the commit. */
export async function deleteAudiosOf(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  const rows = await tx
    .deleteFrom('session_audio')
    .where('session_id', 'in', [...sessionIds])
    .returning(['tenant_id', 'id'])
    .execute()
  await queueFileDeletion(tx, rows)
}
