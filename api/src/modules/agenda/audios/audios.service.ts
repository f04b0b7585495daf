import type { FastifyRequest } from 'fastify'
import { AudioEntry, type AudioComment, type AudioInput } from 'shared/contracts/agenda/audio'
import { errorCode } from 'shared/contracts/errorCodes'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { cipherOf, type InPractice, type MemberContext } from '../../../memberContext.ts'
import { runOnceByKeyFor } from '../../../plugins/idempotency.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findSession, lockSession } from '../../sessionStore/sessions/sessionState.sql.ts'
import {
  findAudios,
  deleteAudioRow,
  fileKey,
  findAudio,
  findRecording,
  insertAudio,
  findFreeName,
} from './audios.sql.ts'
import { dataUrlOf, parseMedia } from './media.ts'
import { deleteLaterIfOrphan } from './orphanedFiles.service.ts'

/** Identifies the field to which the ciphertext is bound. */
export const fileField = (id: string) => ({ table: 'session_audio', column: 'file', id })

/** Context of a call that opens its own transactions. */
export interface AudioCall {
  inPractice: InPractice
  services: Services
  request: FastifyRequest
}

export async function listAudios(context: MemberContext, sessionId: string): Promise<AudioEntry[]> {
  requireFound(await findSession(context.tx, sessionId))
  return findAudios(context.tx, sessionId)
}

/** Reads a recording without holding a database connection while the file store responds. */
export async function readAudio(
  { inPractice, services }: AudioCall,
  sessionId: string,
  id: string,
): Promise<AudioComment> {
  const { row, cipher, key } = await inPractice(async (context) => {
    requireFound(await findSession(context.tx, sessionId))
    return {
      row: requireFound(await findAudio(context.tx, sessionId, id)),
      cipher: await cipherOf(context),
      key: fileKey(context.member.tenantId, id),
    }
  })
  const bytes = cipher.decryptBytes(requireFound(await services.files.get(key)), fileField(id))
  return { id, name: row.name, content: dataUrlOf({ type: row.media_type, bytes }) }
}

interface EncryptedAudio {
  id: string
  key: string
  type: string
  /** In bytes, before encryption. */
  size: number
  encryptedContent: Buffer
}

/** Encrypts the recording and queues a job that deletes its file if no row refers to it. */
async function encryptAudio(context: MemberContext, sessionId: string, content: string): Promise<EncryptedAudio> {
  requireFound(await findSession(context.tx, sessionId))
  const { type, bytes } = parseMedia(content)
  const id = uuidv7()
  const cipher = await cipherOf(context)
  await deleteLaterIfOrphan(context, id)
  const encryptedContent = cipher.encryptBytes(bytes, fileField(id))
  return { id, key: fileKey(context.member.tenantId, id), type, size: bytes.length, encryptedContent }
}

/** Returns the entry of a recording that was uploaded before; throws 404 when it belongs to another session. */
function uploadedEntryOf({ session_id, ...entry }: AudioEntry & { session_id: string }, sessionId: string): AudioEntry {
  if (session_id !== sessionId) throw new Refusal(404, errorCode.notFound)
  return entry
}

/** The start of the recording by the device's clock; `now` when the time is missing, invalid or in the future. */
function startOf({ recordedAt = '' }: AudioInput, now: Date): Date {
  const recordedAtMs = Date.parse(recordedAt)
  return recordedAtMs >= 0 && recordedAtMs <= now.getTime() ? new Date(recordedAtMs) : now
}

async function saveAudio(
  context: MemberContext,
  sessionId: string,
  { id, type, size }: EncryptedAudio,
  input: AudioInput,
): Promise<AudioEntry> {
  const { tx, member, services } = context
  // The session may have been deleted during the upload of the file.
  requireFound(await lockSession(tx, sessionId))
  const { recordingId = null } = input
  const existingRecording = recordingId === null ? undefined : await findRecording(tx, recordingId)
  if (existingRecording) return uploadedEntryOf(existingRecording, sessionId)
  const name = await findFreeName(tx, sessionId, startOf(input, services.now()))
  await insertAudio(tx, member.tenantId, {
    id,
    session_id: sessionId,
    name,
    media_type: type,
    size,
    recording_id: recordingId,
  })
  await auditMember(context, {
    act: 'create',
    entity: 'session_audio',
    entityId: id,
    details: { session: sessionId, size },
  })
  return { id, name }
}

/**
 * Stores a recording: first the file, without a database connection, then the row, so that every row has its file. A
 * repeated Idempotency-Key or recording id returns the first entry.
 */
export async function createAudio(
  { inPractice, services, request }: AudioCall,
  sessionId: string,
  input: AudioInput,
): Promise<AudioEntry> {
  const { files, encryption } = services
  const encryptedAudio = await inPractice((context) => encryptAudio(context, sessionId, input.content))
  let isStored = false
  try {
    await files.put(encryptedAudio.key, encryptedAudio.encryptedContent)
    const entry = await inPractice((context) => {
      const { tenantId, accountId } = context.member
      return runOnceByKeyFor(AudioEntry, { tx: context.tx, tenantId, accountId, encryption }, request, () =>
        saveAudio(context, sessionId, encryptedAudio, input),
      )
    })
    isStored = entry.id === encryptedAudio.id
    return entry
  } finally {
    if (!isStored) await files.delete(encryptedAudio.key).catch(() => undefined)
  }
}

export async function deleteAudio(context: MemberContext, sessionId: string, id: string): Promise<void> {
  requireFound(await findSession(context.tx, sessionId))
  if (!(await deleteAudioRow(context.tx, sessionId, id))) throw new Refusal(404, errorCode.notFound)
  const details = { session: sessionId }
  await auditMember(context, { act: 'delete', entity: 'session_audio', entityId: id, details })
}
