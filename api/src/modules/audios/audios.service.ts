import type { AudioComment, AudioEntry } from 'shared/contracts/audio'
import { errorCode } from 'shared/contracts/errorCodes'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../audit.ts'
import { sealOf, type MemberContext } from '../../memberContext.ts'
import { found, Refusal } from '../../refusal.ts'
import { findSession, lockSession } from '../sessionStore/sessionState.sql.ts'
import { audiosOf, deleteAudioRow, fileKey, findAudio, insertAudio, nextName } from './audios.sql.ts'
import { dataUrlOf, parseMedia } from './media.ts'
import { deleteLaterIfOrphan } from './orphanedFiles.service.ts'

/** The field a seal is tied to. */
const fileField = (id: string) => ({ table: 'session_audio', column: 'file', id })

/** Audio comments belong to the offers Pro and Ultime. */
function refuseStandardOffer({ member }: MemberContext): void {
  if (member.offer === 'STANDARD') throw new Refusal(403, errorCode.forbidden)
}

export async function listAudios(context: MemberContext, sessionId: string): Promise<AudioEntry[]> {
  refuseStandardOffer(context)
  found(await findSession(context.tx, sessionId))
  return audiosOf(context.tx, sessionId)
}

export async function readAudio(context: MemberContext, sessionId: string, id: string): Promise<AudioComment> {
  refuseStandardOffer(context)
  const { tx, member, services } = context
  const row = found(await findAudio(tx, sessionId, id))
  const sealed = found(await services.files.get(fileKey(member.tenantId, id)))
  const seal = await sealOf(context)
  const bytes = seal.openBytes(sealed, fileField(id))
  return { id, name: row.name, content: dataUrlOf({ type: row.media_type, bytes }) }
}

/** The bytes are stored before the row is written: a row never names a recording that is not there. */
export async function createAudio(context: MemberContext, sessionId: string, content: string): Promise<AudioEntry> {
  refuseStandardOffer(context)
  const { tx, member, services } = context
  found(await findSession(tx, sessionId))
  const { type, bytes } = parseMedia(content)
  const id = uuidv7()
  const key = fileKey(member.tenantId, id)
  const seal = await sealOf(context)
  await deleteLaterIfOrphan(services, member.tenantId, id)
  await services.files.put(key, seal.closeBytes(bytes, fileField(id)))
  try {
    // The session may have been deleted while the bytes were being stored.
    found(await lockSession(tx, sessionId))
    const name = await nextName(tx, sessionId, services.now())
    await insertAudio(tx, member.tenantId, { id, session_id: sessionId, name, media_type: type, size: bytes.length })
    const details = { session: sessionId, size: bytes.length }
    await auditMember(context, { act: 'create', entity: 'session_audio', entityId: id, details })
    return { id, name }
  } catch (error) {
    await services.files.delete(key).catch(() => undefined)
    throw error
  }
}

export async function deleteAudio(context: MemberContext, sessionId: string, id: string): Promise<void> {
  refuseStandardOffer(context)
  if (!(await deleteAudioRow(context.tx, sessionId, id))) throw new Refusal(404, errorCode.notFound)
  const details = { session: sessionId }
  await auditMember(context, { act: 'delete', entity: 'session_audio', entityId: id, details })
}
