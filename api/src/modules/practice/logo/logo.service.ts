import type { FastifyRequest } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { hasBankDetails } from 'shared/domain/accounts/profile'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { sendJob } from '../../../jobs/sendJob.ts'
import { deleteFilesJob } from '../../../jobs/deleteFiles.job.ts'
import { cipherOf, type InPractice, type MemberContext } from '../../../memberContext.ts'
import { uploadedFile } from '../../../plugins/forms.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findMember, lockMember, updatePublishedTherapists, updateMember } from '../user/user.sql.ts'
import { encodeLogo, pngOf } from './encodeLogo.ts'
import { fileKey } from './fileKey.ts'
import { deletePicture, findPicture, updatePicture } from './memberLogo.sql.ts'

const maxBytes = 5 * 1024 * 1024

const encryptedField = (id: string) => ({ table: 'member', column: 'logo_file', id })

interface LogoCall {
  inPractice: InPractice
  services: Services
  request: FastifyRequest
}

/** Throws 403 for an assistant, who is not in the directory and issues no documents. */
function refuseAssistant({ member }: Pick<MemberContext, 'member'>): void {
  if (!hasBankDetails(member.roles)) throw new Refusal(403, errorCode.forbidden)
}

interface Columns {
  logo: string | null
  logo_file: string | null
}

/** Replaces or removes the logo; a job deletes the former file. `picture` is encrypted. */
async function replaceLogo(context: MemberContext, columns: Columns, picture?: Buffer): Promise<void> {
  const { tx, member } = context
  await lockMember(tx, member.accountId)
  const { logo_file: formerFile } = await findMember(tx, member.accountId)
  await updateMember(tx, member.accountId, columns)
  const { logo_file: file } = columns
  if (file !== null && picture) {
    await updatePicture(tx, { tenant_id: member.tenantId, member_id: member.accountId, file }, picture)
  } else await deletePicture(tx, member.accountId)
  await updatePublishedTherapists(tx)
  if (formerFile) await sendJob(tx, deleteFilesJob, { keys: [fileKey(member.tenantId, formerFile)] })
  await auditMember(context, {
    act: 'update',
    entity: 'member',
    entityId: member.accountId,
    details: { changed: ['logo'] },
  })
}

/** Stores the uploaded logo. Throws 413 for a large file, 415 for a file that is not a picture. */
export async function saveLogo({ inPractice, services, request }: LogoCall): Promise<{ logo: string }> {
  const { cipher, tenantId } = await inPractice(async (context) => {
    refuseAssistant(context)
    return { cipher: await cipherOf(context), tenantId: context.member.tenantId }
  })
  const bytes = uploadedFile(request)?.bytes
  if (!bytes) throw new Refusal(400, errorCode.invalid)
  if (bytes.length > maxBytes) throw new Refusal(413, errorCode.tooLarge)
  const { file, dataUrl } = await encodeLogo(bytes)
  const id = uuidv7()
  const key = fileKey(tenantId, id)
  const picture = cipher.encryptBytes(file, encryptedField(id))
  // Documents read the database. The file store also has the logo for replicas of the former version, during an upgrade
  // or after a rollback.
  await services.files.put(key, picture)
  try {
    await inPractice((context) => replaceLogo(context, { logo: dataUrl, logo_file: id }, picture))
  } catch (error) {
    await services.files.delete(key)
    throw error
  }
  return { logo: dataUrl }
}

export async function deleteLogo(context: MemberContext): Promise<void> {
  refuseAssistant(context)
  await replaceLogo(context, { logo: null, logo_file: null })
}

/**
 * Reads a member's logo for documents, as PNG; undefined if there is none. It reads only the database, since the caller
 * may hold the lock on the invoice series. A logo not yet copied from the file store is rendered from the directory's
 * small picture.
 */
export async function readLogoPicture(
  { tx, services, member }: Pick<MemberContext, 'tx' | 'services'> & { member: { tenantId: string } },
  memberId: string,
): Promise<Buffer | undefined> {
  const { logo, logo_file: file } = await findMember(tx, memberId)
  if (file === null) return undefined
  const row = await findPicture(tx, memberId, file)
  if (row)
    return (await services.encryption.cipherOf(tx, member.tenantId)).decryptBytes(row.picture, encryptedField(file))
  return logo === null ? undefined : pngOf(logo)
}
