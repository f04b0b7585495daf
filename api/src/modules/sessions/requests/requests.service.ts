import { errorCode } from 'shared/contracts/errorCodes'
import type { ShortSession } from 'shared/contracts/session'
import { audit } from '../../../audit.ts'
import { Refusal } from '../../../refusal.ts'
import { animalIdsOf } from '../../sessionStore/attendance.sql.ts'
import { conflictsOf } from '../conflicts/conflicts.sql.ts'
import { holdLiveSession, refuseBilled, stateChanged } from '../series/selection.service.ts'
import { conflictOf, type Acting } from '../conflicts/conflictCheck.service.ts'
import { sessionLetter } from '../../sessionMails/sessionLetter.sql.ts'
import { tellCancelled, tellValidated } from '../../sessionMails/sessionMails.ts'
import { setState, spanOf, type SessionRow } from '../../sessionStore/sessionState.sql.ts'
import { drawnSessions, shortOf } from '../../sessionStore/titledSessions.sql.ts'

const note = ({ tx, member: { tenantId, accountId } }: Acting, act: string, entityId: string, details = {}) =>
  audit(tx, { tenantId, accountId, act, entity: 'session', entityId, details })

const shortSession = async ({ tx }: Acting, id: string): Promise<ShortSession> =>
  shortOf(await drawnSessions(tx).where('session.id', '=', id).executeTakeFirstOrThrow())

/** All that could have changed since the request came; what the therapist forced knowingly stays so. */
async function checkStillFree({ tx, services }: Acting, row: SessionRow): Promise<void> {
  if (row.allow_overlap) return
  // Its hours count already in what its animals do: only its time has to be free.
  const wanted = {
    id: row.id,
    span: spanOf(row),
    therapistId: row.therapist_id,
    animalIds: await animalIdsOf(tx, row.id),
    strainedIds: [],
  }
  const obstacles = await conflictsOf(tx, [wanted], services.now())
  if (obstacles.length > 0) throw new Refusal(409, errorCode.sessionConflict, { conflicts: obstacles.map(conflictOf) })
}

/** Validates a request and tells the patient. Of two at the same instant, one wins (ruling 20). */
export async function validateSession(acting: Acting, id: string): Promise<ShortSession> {
  const { tx, services } = acting
  const row = await holdLiveSession(acting, id)
  if (row.state !== 'PENDING') throw stateChanged()
  await checkStillFree(acting, row)
  await setState(tx, id, 'VALIDATED')
  await tellValidated(tx, await sessionLetter(tx, id), services.tokens)
  await note(acting, 'validate', id)
  return shortSession(acting, id)
}

/** Cancels a request or a session to come; the practice is not bound by the delay (ruling 22). */
export async function cancelSession(acting: Acting, id: string): Promise<void> {
  const { tx, services } = acting
  const row = await holdLiveSession(acting, id)
  refuseBilled(row)
  await setState(tx, id, 'CANCELLED')
  const letter = await sessionLetter(tx, id)
  if (letter.start > services.now())
    await tellCancelled(tx, letter, { by: 'practice', wasValidated: row.state === 'VALIDATED' })
  await note(acting, 'cancel', id)
}

export async function markPaid(acting: Acting, id: string, paid: boolean): Promise<ShortSession> {
  await holdLiveSession(acting, id)
  await acting.tx
    .updateTable('session')
    .set(({ eb }) => ({ paid, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await note(acting, 'paid', id, { paid })
  return shortSession(acting, id)
}
