import { beginTenant, inTransaction } from '../../../db.ts'
import type { Services } from '../../../services.ts'
import { findMember, lockMember } from '../user/user.sql.ts'
import { fileKey } from './fileKey.ts'
import { listLogosWithoutPicture, updatePicture, type LogoFile } from './memberLogo.sql.ts'

const maxLogos = 200

/**
 * Copies a logo. The file store is read before the transaction, so that no lock is held during the reading; the picture
 * is not stored if the logo was replaced in between.
 */
async function copyLogo({ database, files }: Services, logo: LogoFile): Promise<void> {
  const { tenant_id: tenantId, member_id: memberId, file } = logo
  const picture = await files.get(fileKey(tenantId, file))
  if (!picture) return
  await inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    await lockMember(tx, memberId)
    if ((await findMember(tx, memberId)).logo_file === file) await updatePicture(tx, logo, picture)
  })
}

/**
 * Copies logos that exist only in the file store to the database, from which documents read them. A former version of
 * the application stored such logos, and its replicas still do during an upgrade. A failure does not delay the other
 * logos, and is retried by the next run.
 */
export async function copyLogos(services: Services): Promise<void> {
  const errors: unknown[] = []
  for (const logo of await listLogosWithoutPicture(services.database, maxLogos))
    await copyLogo(services, logo).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
