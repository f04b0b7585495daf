import { errorCode } from 'shared/contracts/errorCodes'
import type { DeletedPatient, DeletedPatients, DeletedPatientSearch } from 'shared/contracts/patients/deletedPatient'
import type { Patient } from 'shared/contracts/patients/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { isRestorable, restorableUntil } from 'shared/domain/patients/restorablePatient'
import { auditMember } from '../../../audit.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { listedPatientOf } from './patientRow.ts'
import {
  findDeletedPatients,
  lockDeletedPatient,
  updateRestoredPatient,
  type DeletedPatientRow,
} from './deletedPatients.sql.ts'

const itemsPerPage = 50

function deletedPatientOf(row: DeletedPatientRow, now: Date): DeletedPatient {
  const deletedAt = row.removed_at
  return {
    id: row.id,
    name: patientName(listedPatientOf(row)),
    deletedAt: deletedAt.toISOString(),
    restorableUntil: isRestorable(deletedAt, now) ? restorableUntil(deletedAt).toISOString() : null,
  }
}

export async function listDeletedPatients(
  { tx, services }: MemberContext,
  { name, page = 0 }: DeletedPatientSearch,
): Promise<DeletedPatients> {
  const { rows, total } = await findDeletedPatients(tx, { name, page, size: itemsPerPage })
  return {
    content: rows.map((row) => deletedPatientOf(row, services.now())),
    totalElements: total,
    itemsPerPage,
    totalPages: Math.ceil(total / itemsPerPage),
  }
}

/** Restores a deleted patient within 30 days. The sessions that the deletion cancelled remain cancelled. */
export async function restorePatient(context: MemberContext, id: string): Promise<Patient> {
  const { tx, services } = context
  const { removed_at: deletedAt } = requireFound(await lockDeletedPatient(tx, id))
  if (!isRestorable(deletedAt, services.now())) throw new Refusal(409, errorCode.patientRestorationOver)
  const patient = await updateRestoredPatient(tx, id)
  await auditMember(context, { act: 'restorePatient', entity: 'patient', entityId: id })
  return patient
}
