import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientDeletion } from 'shared/contracts/patients/deletedPatient'
import { auditMember, auditMemberAll } from '../../../audit.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { sendCancellationToBooker } from '../../sessionStore/sessionEmails/bookerEmails.service.ts'
import {
  countUpcomingFirmSessions,
  listUpcomingSessionsOf,
  lockSessionsOf,
} from '../../sessionStore/sessions/sessionsOfPatient.sql.ts'
import { isBilled } from '../../sessionStore/sessions/sessionState.ts'
import { updateState } from '../../sessionStore/sessions/sessionState.sql.ts'
import { countDocuments, deletePatientRow } from './deletedPatients.sql.ts'
import { findPatient, lockPatientAgainstReferences } from './patients.sql.ts'

/**
 * Counts what the deletion of a patient concerns: upcoming sessions that it cancels, billed ones that prevent it, those
 * of a firm that still take place, and the invoices and quotes, which remain.
 */
export async function readDeletion({ tx, services }: MemberContext, id: string): Promise<PatientDeletion> {
  const now = services.now()
  requireFound(await findPatient(tx, id))
  const sessions = await listUpcomingSessionsOf(tx, id, now)
  const billedSessions = sessions.filter(isBilled).length
  return {
    cancelledSessions: sessions.length - billedSessions,
    billedSessions,
    firmSessions: await countUpcomingFirmSessions(tx, id, now),
    ...(await countDocuments(tx, id)),
  }
}

/**
 * Deletes a patient and cancels the upcoming sessions, with an e-mail about each that was booked online. Throws 409 if
 * an upcoming session is billed (ruling 122). Locks the sessions before the patient (decision 0064).
 */
export async function deletePatient(context: MemberContext, id: string): Promise<void> {
  const { tx, services } = context
  await lockSessionsOf(tx, id)
  requireFound(await lockPatientAgainstReferences(tx, id))
  const sessions = await listUpcomingSessionsOf(tx, id, services.now())
  if (sessions.some(isBilled)) throw new Refusal(409, errorCode.billedSessionsAhead)
  for (const session of sessions) {
    await sendCancellationToBooker(context, session)
    await updateState(tx, session.id, 'CANCELLED')
  }
  await auditMemberAll(
    context,
    sessions.map(({ id: entityId }) => ({ act: 'cancel', entity: 'session', entityId })),
  )
  await deletePatientRow(tx, id, services.now())
  const details = sessions.length > 0 ? { cancelledSessions: sessions.length } : undefined
  await auditMember(context, { act: 'delete', entity: 'patient', entityId: id, details })
}
