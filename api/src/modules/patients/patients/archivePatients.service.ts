import type { ArchivedPatients, PatientsToArchive } from 'shared/contracts/patients/patient'
import { auditMemberAll } from '../../../audit.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { updateArchived } from './patients.sql.ts'

/** Archives or restores the patients: all of them, or none if an id is unknown in the practice. */
export async function archivePatients(
  context: MemberContext,
  { ids, archived }: PatientsToArchive,
): Promise<ArchivedPatients> {
  const { tx, services } = context
  await refuseUnknownIds(tx, 'patient', ids)
  const changed = await updateArchived(tx, ids, archived ? services.now() : null)
  const act = archived ? 'archive' : 'unarchive'
  await auditMemberAll(
    context,
    changed.map((entityId) => ({ act, entity: 'patient', entityId })),
  )
  return { changed }
}
