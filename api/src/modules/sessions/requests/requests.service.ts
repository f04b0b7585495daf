import type { ShortSession } from 'shared/contracts/session'
import { auditMember } from '../../../audit.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { readSessionLetterData } from '../../sessionLetters/sessionLetterData.sql.ts'
import { sendCancellationLetters, sendValidationLetter } from '../../sessionLetters/sessionLetters.ts'
import { animalIdsOf } from '../../sessionStore/attendance.sql.ts'
import { timeSlotOf, type SessionRow } from '../../sessionStore/sessionRow.ts'
import { setState } from '../../sessionStore/sessionState.sql.ts'
import { refuseBilled, stateChanged } from '../../sessionStore/sessionState.ts'
import { shortSession } from '../../sessionStore/titledSessions.sql.ts'
import { refuseConflicts } from '../conflicts/conflictCheck.service.ts'
import { conflictsWithAgenda } from '../conflicts/conflicts.sql.ts'
import { lockLiveSession } from '../series/selection.service.ts'

/** All that could have changed since the request came; what the therapist knowingly forced is not checked again. */
async function checkStillFree({ tx, services }: MemberContext, row: SessionRow): Promise<void> {
  if (row.allow_overlap) return
  // Its hours count already in what its animals do: only its time has to be free.
  const planned = {
    id: row.id,
    timeSlot: timeSlotOf(row),
    therapistId: row.therapist_id,
    animalIds: await animalIdsOf(tx, row.id),
    strainedIds: [],
  }
  refuseConflicts(await conflictsWithAgenda(tx, [planned], services.now()))
}

/** Validates a request and mails the patient. Of two calls at the same instant, one succeeds (ruling 20). */
export async function validateRequest(context: MemberContext, id: string, ifMatch?: string): Promise<ShortSession> {
  const { tx, services } = context
  const row = await lockLiveSession(context, id, ifMatch)
  if (row.state !== 'PENDING') throw stateChanged()
  await checkStillFree(context, row)
  await setState(tx, id, 'VALIDATED')
  await sendValidationLetter(tx, await readSessionLetterData(tx, id), services.tokens)
  await auditMember(context, { act: 'validate', entity: 'session', entityId: id })
  return shortSession(tx, id)
}

/** Cancels a request or a session to come; the practice is not bound by the delay (ruling 22). */
export async function cancelSession(context: MemberContext, id: string, ifMatch?: string): Promise<void> {
  const { tx, services, lettersLeaveAt: sendAfter } = context
  const row = await lockLiveSession(context, id, ifMatch)
  refuseBilled(row)
  await setState(tx, id, 'CANCELLED')
  const letter = await readSessionLetterData(tx, id)
  if (letter.start > services.now())
    await sendCancellationLetters(tx, letter, { by: 'practice', wasValidated: row.state === 'VALIDATED', sendAfter })
  await auditMember(context, { act: 'cancel', entity: 'session', entityId: id })
}
