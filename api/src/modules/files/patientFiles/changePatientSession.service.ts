import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientSession, PatientSessionChange } from 'shared/contracts/patients/patientFile'
import { auditMember } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { found, Refusal } from '../../../refusal.ts'
import { recordSessionPayment } from '../../finance/bills/payments/sessionPayments.service.ts'
import { findPatient } from '../../patients/patients/patients.sql.ts'
import { lockLiveSession } from '../../agenda/sessions/series/selection.service.ts'
import { refuseBilled } from '../../sessionStore/sessions/sessionState.ts'
import { commentsField } from '../../sessionStore/sessions/sessionRow.ts'
import { updateSessions } from '../../sessionStore/sessions/sessions.sql.ts'
import { patientSessionOf } from './patientSessionRow.ts'
import { findPatientSession } from './patientSessions.sql.ts'

/**
 * Changes a single session of the patient. Presence cannot be changed once the session is on an invoice (ruling 8); the
 * comment can. The audit entry has the names of the changed fields but never the comment.
 */
export async function changePatientSession(
  context: MemberContext,
  { id, sessionId }: { id: string; sessionId: string },
  { paid, patientPresent, comments }: PatientSessionChange,
  ifMatch?: string,
): Promise<PatientSession> {
  const { tx, services } = context
  found(await findPatient(tx, id))
  const row = await lockLiveSession(context, sessionId, ifMatch)
  if (row.patient_id !== id) throw new Refusal(404, errorCode.notFound)
  const cipher = await cipherOf(context)
  const formerSession = patientSessionOf(await findPatientSession(tx, sessionId, services.now()), cipher)

  const newValues = { paid, patientPresent, comments }
  const fields = (['paid', 'patientPresent', 'comments'] as const).filter(
    (field) => newValues[field] !== undefined && newValues[field] !== formerSession[field],
  )
  if (fields.length === 0) return formerSession
  if (fields.includes('patientPresent')) refuseBilled(row)
  if (paid !== undefined && fields.includes('paid')) await recordSessionPayment(context, row, paid)
  await updateSessions(tx, [sessionId], {
    ...(paid !== undefined && { paid }),
    ...(patientPresent !== undefined && { patient_present: patientPresent }),
    ...(comments !== undefined && { comments: comments ? cipher.encrypt(comments, commentsField(sessionId)) : null }),
  })
  await auditMember(context, { act: 'update', entity: 'session', entityId: sessionId, details: { fields } })
  return patientSessionOf(await findPatientSession(tx, sessionId, services.now()), cipher)
}
