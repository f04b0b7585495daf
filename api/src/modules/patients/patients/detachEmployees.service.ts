import { errorCode } from 'shared/contracts/errorCodes'
import { auditMemberAll } from '../../../audit.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { deleteEmployeesOfUpcomingSessions } from '../../sessionStore/sessions/sessionsOfPatient.sql.ts'
import { findEmployees, updateDetachedEmployees } from './employees.sql.ts'

/**
 * Detaches the employees from a firm that becomes an individual, in their files and in the firm's upcoming sessions.
 * Throws 409 (E253) if the firm has employees that are not deleted, and `confirmedCount` is not their number.
 */
export async function detachEmployees(context: MemberContext, firmId: string, confirmedCount = 0): Promise<void> {
  const { tx, services } = context
  const { length: count } = await findEmployees(tx, firmId)
  if (count > 0 && count !== confirmedCount) throw new Refusal(409, errorCode.firmHasEmployees)
  const sessionIds = await deleteEmployeesOfUpcomingSessions(tx, firmId, services.now())
  const employeeIds = await updateDetachedEmployees(tx, firmId)
  await auditMemberAll(context, [
    ...sessionIds.map((id) => ({ act: 'update', entity: 'session' as const, entityId: id })),
    ...employeeIds.map((id) => ({
      act: 'update',
      entity: 'patient' as const,
      entityId: id,
      details: { fields: ['firm_id'] },
    })),
  ])
}
