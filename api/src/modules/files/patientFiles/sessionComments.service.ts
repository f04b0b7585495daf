import { errorCode } from 'shared/contracts/errorCodes'
import type { FileResponse } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { patientName } from 'shared/domain/patients/patientName'
import { auditMember } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, requireAllFound, Refusal } from '../../../refusal.ts'
import { insertAccess } from '../accessLog/accessLog.sql.ts'
import { findPatient } from '../../patients/patients/patients.sql.ts'
import { commentsField } from '../../sessionStore/sessions/sessionRow.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { listSessionsWithTherapists } from './patientSessions.sql.ts'
import { sessionCommentsPdf } from './sessionCommentsPdf.ts'

/**
 * Returns a PDF with the sessions that have a comment; throws 400 if none has one. Throws 404 unless all sessions
 * belong to one patient of this practice. The file name does not identify the patient; the audit log and the access log
 * record the download.
 */
export async function readSessionCommentsFile(
  context: MemberContext,
  sessionIds: readonly string[],
): Promise<FileResponse> {
  const { tx, member, services } = context
  const rows = requireAllFound(await listSessionsWithTherapists(tx, sessionIds, services.now()), sessionIds)
  const [patientId, ...otherPatientIds] = new Set(rows.map(({ patient_id }) => patient_id))
  if (otherPatientIds.length > 0) throw new Refusal(404, errorCode.notFound)
  const patient = requireFound(await findPatient(tx, requireFound(patientId)))

  const cipher = await cipherOf(context)
  const sessions = rows
    .map((row) => ({ ...row, comments: cipher.decrypt(row.comments, commentsField(row.id)).trim() }))
    .filter(({ comments }) => comments !== '')
  if (sessions.length === 0) throw new Refusal(400, errorCode.noCommentToConvert)

  const now = services.now()
  const createdAtLocal = momentIn(member.timeZone, now)
  const content = await sessionCommentsPdf({
    practice: await findPracticeName(tx),
    patient: patientName(patient),
    therapists: [...new Set(sessions.map((row) => `${row.therapist_firstname} ${row.therapist_lastname}`.trim()))],
    sessions: sessions.map(({ day, start_time, end_time, comments }) => ({
      date: day,
      startTime: start_time,
      endTime: end_time,
      comments,
    })),
    createdAtLocal,
    createdAt: now,
  })
  const details = { sessions: sessions.length }
  await auditMember(context, { act: 'downloadComments', entity: 'patient', entityId: patient.id, details })
  await insertAccess(tx, 'patients', patient.id, { accountId: member.accountId, kind: 'READ', now })
  return { contentType: 'application/pdf', filename: `commentaires-${createdAtLocal.day}.pdf`, content }
}
