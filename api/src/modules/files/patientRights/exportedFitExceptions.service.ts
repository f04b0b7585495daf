import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { listExceptions } from '../../agenda/fit/fitExceptions.sql.ts'
import { listIdsOfFile, type ExportedSession } from './exportedRows.sql.ts'

/**
 * Animals that were kept in sessions although they do not fit the patient, in the order of the sessions. Excludes
 * reasons about other people, and the note on a firm's session in an employee's export (ruling 65).
 */
export async function listExportedFitExceptions(
  context: MemberContext,
  patientId: string,
  sessions: readonly Pick<ExportedSession, 'id' | 'patient_id'>[],
) {
  const fileIds = await listIdsOfFile(context.tx, patientId)
  const sessionIds = sessions.map(({ id }) => id)
  const exceptionsBySession = Map.groupBy(
    await listExceptions(context.tx, await cipherOf(context), sessionIds),
    ({ sessionId }) => sessionId,
  )
  return sessions.flatMap((session) =>
    (exceptionsBySession.get(session.id) ?? []).flatMap(({ decision, ...exception }) => {
      const reasons = decision.reasons
        .filter((reason) => fileIds.includes(reason.patientId))
        .map(({ detail }) => detail)
      const note = session.patient_id === patientId ? decision.note : ''
      return reasons.length === 0 ? [] : [{ ...exception, reasons, note }]
    }),
  )
}
