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
 * Saves the payment, presence and comment that a member records after a session; returns false if nothing changed.
 * Requires a lock on the session. On an invoiced session the presence cannot change (ruling 8), but the comment can.
 * The audit entry contains the names of the changed fields, never the comment.
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

/** Saves the patient's presence at a session, and a comment. */
export async function changeFollowUp(
  context: MemberContext,
  id: string,
  followUp: FollowUp,
  ifMatch?: string,
): Promise<ShortSession> {
  await saveFollowUp(context, await lockLiveSession(context, id, ifMatch), followUp)
  return findShortSession(context.tx, id)
}
