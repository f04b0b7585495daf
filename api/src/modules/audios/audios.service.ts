import type { AudioComment, AudioEntry } from 'shared/contracts/audio'
import { errorCode } from 'shared/contracts/errorCodes'
import { audit } from '../../audit.ts'
import type { SignedInMember, Tx } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { uuidv7 } from '../../uuid.ts'
import { findSession, holdSession } from '../sessionStore/sessionState.sql.ts'
import { audiosOf, deleteAudio, fileKey, findAudio, nextName } from './audios.sql.ts'
import { dataUrlOf, mediaIn } from './media.ts'
import { deleteLaterIfOrphan } from './orphanedFiles.service.ts'

interface Acting {
  tx: Tx
  member: SignedInMember
  services: Services
}

const place = (id: string) => ({ table: 'session_audio', column: 'file', id })

/** Audio comments belong to Pro and Ultime. */
function refuseStandard({ offer }: SignedInMember): void {
  if (offer === 'STANDARD') throw new Refusal(403, errorCode.forbidden)
}

export async function listAudios({ tx, member }: Acting, sessionId: string): Promise<AudioEntry[]> {
  refuseStandard(member)
  if (!(await findSession(tx, sessionId))) throw new Refusal(404, errorCode.notFound)
  return audiosOf(tx, sessionId)
}

export async function readAudio(
  { tx, member, services }: Acting,
  sessionId: string,
  id: string,
): Promise<AudioComment> {
  refuseStandard(member)
  const row = await findAudio(tx, sessionId, id)
  const sealed = row && (await services.files.get(fileKey(member.tenantId, id)))
  if (!row || !sealed) throw new Refusal(404, errorCode.notFound)
  const seal = await services.sealing.of(tx, member.tenantId)
  return { id, name: row.name, content: dataUrlOf({ type: row.media_type, bytes: seal.openBytes(sealed, place(id)) }) }
}

/** The bytes are in the store before the row is: a row never speaks of a recording that is not there. */
export async function addAudio(
  { tx, member, services }: Acting,
  sessionId: string,
  content: string,
): Promise<AudioEntry> {
  refuseStandard(member)
  const { tenantId, accountId } = member
  if (!(await findSession(tx, sessionId))) throw new Refusal(404, errorCode.notFound)
  const { type, bytes } = mediaIn(content)
  const id = uuidv7()
  const seal = await services.sealing.of(tx, tenantId)
  await deleteLaterIfOrphan(services, tenantId, id)
  await services.files.put(fileKey(tenantId, id), seal.closeBytes(bytes, place(id)))
  try {
    // Deleted while the bytes were on their way.
    if (!(await holdSession(tx, sessionId))) throw new Refusal(404, errorCode.notFound)
    const name = await nextName(tx, sessionId, services.now())
    await tx
      .insertInto('session_audio')
      .values({ tenant_id: tenantId, id, session_id: sessionId, name, media_type: type, size: bytes.length })
      .execute()
    await audit(tx, {
      tenantId,
      accountId,
      act: 'create',
      entity: 'session_audio',
      entityId: id,
      details: { session: sessionId, size: bytes.length },
    })
    return { id, name }
  } catch (error) {
    await services.files.delete(fileKey(tenantId, id)).catch(() => undefined)
    throw error
  }
}

export async function removeAudio({ tx, member }: Acting, sessionId: string, id: string): Promise<void> {
  refuseStandard(member)
  if (!(await deleteAudio(tx, sessionId, id))) throw new Refusal(404, errorCode.notFound)
  await audit(tx, {
    tenantId: member.tenantId,
    accountId: member.accountId,
    act: 'delete',
    entity: 'session_audio',
    entityId: id,
    details: { session: sessionId },
  })
}
