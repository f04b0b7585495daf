import type { ListedPatient } from 'shared/contracts/patients/patient'
import { commentPreview } from 'shared/domain/patients/commentPreview'
import { cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { commentsField } from '../../sessionStore/sessions/sessionRow.ts'
import { findLastComments } from './lastComments.sql.ts'

/** Adds to each patient a preview of the newest session comment up to today; null without one. */
export async function addLastComments(
  context: MemberContext,
  patients: readonly ListedPatient[],
): Promise<ListedPatient[]> {
  const rows = await findLastComments(
    context.tx,
    patients.map(({ id }) => id),
    todayOf(context),
  )
  const cipher = await cipherOf(context)
  const rowsByPatient = new Map(rows.map((row) => [row.patient_id, row]))
  return patients.map((patient) => {
    const row = rowsByPatient.get(patient.id)
    if (!row) return { ...patient, lastComment: null }
    const preview = commentPreview(cipher.decrypt(row.comments, commentsField(row.id)))
    return { ...patient, lastComment: { sessionId: row.id, date: row.day, preview } }
  })
}
