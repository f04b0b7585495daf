import type { Accesses } from 'shared/contracts/patients/accessLog'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { findPatient } from '../../patients/patients/patients.sql.ts'
import { findAccesses } from './accessLog.sql.ts'

const itemsPerPage = 50

/** Lists the accesses to a patient's file, even if the patient is deleted. */
export async function listAccesses({ tx }: MemberContext, patientId: string, page = 0): Promise<Accesses> {
  requireFound(await findPatient(tx, patientId, { includesDeleted: true }))
  const { rows, total } = await findAccesses(tx, patientId, { page, size: itemsPerPage })
  return {
    content: rows.map(({ hour, kind, firstname, lastname }) => ({
      hour: hour.toISOString(),
      kind,
      name: `${firstname ?? ''} ${lastname ?? ''}`.trim(),
    })),
    totalElements: total,
    itemsPerPage,
    totalPages: Math.ceil(total / itemsPerPage),
  }
}
