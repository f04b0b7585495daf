import type { FollowUp, ShortSession } from 'shared/contracts/agenda/session'
import { auditMember } from '../../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { recordSessionPayment } from '../../../finance/bills/payments/sessionPayments.service.ts'
import { commentsField, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { updateSessions } from '../../../sessionStore/sessions/sessions.sql.ts'
import { refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { findShortSession } from '../../../sessionStore/sessions/titledSessions.sql.ts'
import { lockLiveSession } from '../series/selection.service.ts'

interface FollowUpChange extends FollowUp {
  paid?: boolean
}

/**
 * Saves what is noted after a locked session, and returns whether anything changed. Presence cannot be changed once the
 * session is on an invoice (ruling 8); the comment can. The audit entry has the names of the changed fields but never
 * the comment.
 */
export async function saveFollowUp(
  context: MemberContext,
  row: SessionRow,
  { paid, patientPresent, comments }: FollowUpChange,
): Promise<boolean> {
  const { id } = row
  const cipher = await cipherOf(context)
  const formerValues = {
    paid: row.paid,
    patientPresent: row.patient_present,
    comments: cipher.decrypt(row.comments, commentsField(id)),
  }
  const newValues = { paid, patientPresent, comments }
  const fields = (['paid', 'patientPresent', 'comments'] as const).filter(
    (field) => newValues[field] !== undefined && newValues[field] !== formerValues[field],
  )
  if (fields.length === 0) return false
  if (fields.includes('patientPresent')) refuseBilled(row)
  if (paid !== undefined && fields.includes('paid')) await recordSessionPayment(context, row, paid)
  await updateSessions(context.tx, [id], {
    ...(paid !== undefined && { paid }),
    ...(patientPresent !== undefined && { patient_present: patientPresent }),
    ...(comments !== undefined && { comments: comments ? cipher.encrypt(comments, commentsField(id)) : null }),
  })
  await auditMember(context, { act: 'update', entity: 'session', entityId: id, details: { fields } })
  return true
}

/** Notes who came to a session, and a comment. */
export async function changeFollowUp(
  context: MemberContext,
  id: string,
  followUp: FollowUp,
  ifMatch?: string,
): Promise<ShortSession> {
  await saveFollowUp(context, await lockLiveSession(context, id, ifMatch), followUp)
  return findShortSession(context.tx, id)
}
