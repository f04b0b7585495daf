import type { ShortSession } from 'shared/contracts/agenda/session'
import { participantIds } from 'shared/domain/fit/participantIds'
import { auditMember } from '../../../../audit.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { listAnimalIdsWithException } from '../../fit/fitExceptions.sql.ts'
import { findSessionEmailData } from '../../../sessionStore/sessionEmails/sessionEmailData.sql.ts'
import { sendCancellationEmails, sendValidationEmail } from '../../../sessionStore/sessionEmails/sessionEmails.ts'
import { listAnimalIds } from '../../../sessionStore/sessions/sessionAnimals.sql.ts'
import { listCorporatePatientIds } from '../../../sessionStore/sessions/corporatePatients.sql.ts'
import { timeSlotOf, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { updateState } from '../../../sessionStore/sessions/sessionState.sql.ts'
import { refuseBilled, stateChangedRefusal } from '../../../sessionStore/sessions/sessionState.ts'
import { findShortSession } from '../../../sessionStore/sessions/titledSessions.sql.ts'
import { refuseConflicts } from '../conflicts/conflictCheck.service.ts'
import { listConflictsWithAgenda } from '../conflicts/conflicts.sql.ts'
import { findMisfits, listMisfitConflicts } from '../conflicts/misfits.service.ts'
import { lockLiveSession } from '../series/selection.service.ts'

/**
 * Lists the conflicts with the request's time. Excludes workload, because a request's hours already count as work of
 * its animals.
 */
async function findOverlaps({ tx, services }: MemberContext, row: SessionRow, animalIds: readonly string[]) {
  if (row.allow_overlap) return []
  const { id, therapist_id: therapistId } = row
  const plannedSession = { id, timeSlot: timeSlotOf(row), therapistId, animalIds: [...animalIds], strainedIds: [] }
  return listConflictsWithAgenda(tx, [plannedSession], services.now())
}

/**
 * Lists the animals of the request that are incompatible with its patients, except animals that were already accepted.
 */
async function findMisfitConflicts(context: MemberContext, row: SessionRow, animalIds: readonly string[]) {
  const { tx } = context
  const acceptedAnimalIds = await listAnimalIdsWithException(tx, row.id)
  const patientIds = participantIds({
    withAnimalOnly: row.with_animal_only,
    patientId: row.patient_id,
    selectedCorporatePatients: await listCorporatePatientIds(tx, row.id),
  })
  const undecidedAnimalIds = animalIds.filter((id) => !acceptedAnimalIds.includes(id))
  const misfits = await findMisfits(context, [
    { plannedSessionId: row.id, date: row.day, animalIds: undecidedAnimalIds, patientIds },
  ])
  return listMisfitConflicts(context, misfits)
}

/** Refuses a request with conflicts, except overlaps and animals that a member already accepted for this request. */
async function refuseNewConflicts(context: MemberContext, row: SessionRow): Promise<void> {
  const animalIds = await listAnimalIds(context.tx, row.id)
  refuseConflicts([
    ...(await findOverlaps(context, row, animalIds)),
    ...(await findMisfitConflicts(context, row, animalIds)),
  ])
}

/** Validates a request and e-mails the patient. Of two concurrent calls, only one succeeds (ruling 20). */
export async function validateRequest(context: MemberContext, id: string, ifMatch?: string): Promise<ShortSession> {
  const { tx, services } = context
  const row = await lockLiveSession(context, id, ifMatch)
  if (row.state !== 'PENDING') throw stateChangedRefusal()
  await refuseNewConflicts(context, row)
  await updateState(tx, id, 'VALIDATED')
  await sendValidationEmail(tx, await findSessionEmailData(tx, id), services.tokens)
  await auditMember(context, { act: 'validate', entity: 'session', entityId: id })
  return findShortSession(tx, id)
}

/**
 * Cancels a session or request, with e-mails unless it has begun; the cancellation delay does not apply to the practice
 * (ruling 22).
 */
export async function cancelSession(context: MemberContext, id: string, ifMatch?: string): Promise<void> {
  const { tx, services, sendEmailsAt: sendAfter } = context
  const row = await lockLiveSession(context, id, ifMatch)
  refuseBilled(row)
  await updateState(tx, id, 'CANCELLED')
  const emailData = await findSessionEmailData(tx, id)
  if (emailData.start > services.now())
    await sendCancellationEmails(tx, emailData, { by: 'practice', wasValidated: row.state === 'VALIDATED', sendAfter })
  await auditMember(context, { act: 'cancel', entity: 'session', entityId: id })
}
