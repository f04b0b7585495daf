import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientSession, PatientSessionChange } from 'shared/contracts/patients/patientFile'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { findPatient } from '../../patients/patients/patients.sql.ts'
import { saveFollowUp } from '../../agenda/sessions/edit/followUp.service.ts'
import { lockLiveSession } from '../../agenda/sessions/series/selection.service.ts'
import { patientSessionOf } from './patientSessionRow.ts'
import { findPatientSession } from './patientSessions.sql.ts'

/**
 * Changes the presence, the payment or the comment of one session. Throws 404 for a session of another patient, such as
 * the firm of an employee.
 */
export async function changePatientSession(
  context: MemberContext,
  { id, sessionId }: { id: string; sessionId: string },
  change: PatientSessionChange,
  ifMatch?: string,
): Promise<PatientSession> {
  const { tx, services } = context
  requireFound(await findPatient(tx, id))
  const row = await lockLiveSession(context, sessionId, ifMatch)
  if (row.patient_id !== id) throw new Refusal(404, errorCode.notFound)
  await saveFollowUp(context, row, change)
  return patientSessionOf(await findPatientSession(tx, sessionId, services.now()), await cipherOf(context))
}
