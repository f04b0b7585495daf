import type { Erasure } from 'shared/contracts/patients/erasure'
import { errorCode } from 'shared/contracts/errorCodes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { deleteResultsReferringTo } from '../../../plugins/idempotentResults.sql.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { deleteAudiosOf } from '../../agenda/audios/audios.sql.ts'
import { lockSessionsOf } from '../../sessionStore/sessions/sessionsOfPatient.sql.ts'
import { countAnswers, deleteAnswers } from '../../patients/consents/consents.sql.ts'
import {
  updateClearedSessions,
  countPatientData,
  deletePersonalData,
  updateErasedPatient,
  lockAnyPatient,
  listOwnSessionIds,
  updateSessionsToAnonymousPatient,
} from './erasure.sql.ts'

async function countErasure({ tx, member, services }: MemberContext, patientId: string): Promise<Erasure> {
  const { day, time } = momentIn(member.timeZone, services.now())
  const counts = await countPatientData(tx, patientId, `${day} ${time}`)
  const { comments, evaluations, audios, programmes, reports, consents, signatures, payers } = counts
  const answers = await countAnswers(tx, patientId)
  return {
    destroyed: { comments, evaluations, answers, audios, programmes, reports, consents, signatures, payers },
    kept: {
      invoices: counts.invoices,
      estimations: counts.estimations,
      signatures: counts.billed_signatures,
      payers: counts.billed_payers,
      sessions: counts.sessions,
    },
    upcoming: counts.upcoming,
  }
}

/**
 * Destroys a patient's data in one transaction, except what the law requires (ruling 66), whether the file is deleted
 * or not. With `isDryRun`, or when the file is already erased, it only counts. Throws 409 while the patient has
 * upcoming sessions or requests.
 */
export async function erasePatient(
  context: MemberContext,
  patientId: string,
  { isDryRun }: { isDryRun: boolean },
): Promise<Erasure> {
  // Irreversible: requires the privileges for patient files and for administration (ruling 71).
  if (!hasPrivilege(context, 'PATIENTS')) throw new Refusal(403, errorCode.forbidden)
  const { tx, services } = context
  if (!isDryRun) await lockSessionsOf(tx, patientId)
  const row = requireFound(await lockAnyPatient(tx, patientId))
  const erasure = await countErasure(context, patientId)
  if (isDryRun || row.erased_at) return erasure
  if (erasure.upcoming > 0) throw new Refusal(409, errorCode.sessionsAhead)

  const now = services.now()
  const sessionIds = await listOwnSessionIds(tx, patientId)
  await deleteAudiosOf(tx, sessionIds)
  await deleteAnswers(tx, patientId)
  await deletePersonalData(tx, patientId)
  await updateClearedSessions(tx, patientId)
  const hasInvoices = erasure.kept.invoices > 0
  if (hasInvoices) await updateSessionsToAnonymousPatient(tx, row, uuidv7(), now)
  await updateErasedPatient(tx, row, hasInvoices, now)
  await deleteResultsReferringTo(tx, patientId, sessionIds)
  await auditMember(context, {
    act: 'erase',
    entity: 'patient',
    entityId: patientId,
    details: { ...erasure.destroyed, invoicesKept: erasure.kept.invoices },
  })
  return erasure
}
