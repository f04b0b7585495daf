import type { Cancellation } from 'shared/contracts/directory/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import { isCancellable } from 'shared/domain/sessions/booking'
import { audit } from '../../../audit.ts'
import { beginTenant, inTransaction, type Tx } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { SessionState } from '../../../tables/sessions.ts'
import { findPracticeSetting } from '../../practice/practiceSettings/practiceSettings.sql.ts'
import { findSessionEmailData, type SessionEmailData } from '../../sessionStore/sessionEmails/sessionEmailData.sql.ts'
import { sendCancellationEmails } from '../../sessionStore/sessionEmails/sessionEmails.ts'
import type { SessionRow } from '../../sessionStore/sessions/sessionRow.ts'
import { lockSession, updateState } from '../../sessionStore/sessions/sessionState.sql.ts'
import { isBilled, refuseBilled, stateAt, stateChangedRefusal } from '../../sessionStore/sessions/sessionState.ts'

/** The session that a cancellation link refers to. */
interface LinkedSession {
  tx: Tx
  row: SessionRow
  state: Exclude<SessionState, 'HIDDEN'>
  emailData: SessionEmailData
  delayHours: number
}

/** Locks the session of a signed link and runs `use` in its practice; throws 404 for an invalid link. */
async function withLinkedSession<T>(
  { database, tokens, now }: Services,
  token: string,
  use: (linkedSession: LinkedSession) => Promise<T>,
): Promise<T> {
  const claims = await tokens.readLink('cancel', token)
  const { tenantId, sessionId } = claims ?? {}
  if (typeof tenantId !== 'string' || typeof sessionId !== 'string') throw new Refusal(404, errorCode.linkRefused)
  return inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    const row = await lockSession(tx, sessionId)
    // Returns 404 for a session that now belongs to another patient (`requested_by` is null).
    const state = row && stateAt(row, now())
    if (!row?.requested_by || !state || state === 'HIDDEN') throw new Refusal(404, errorCode.linkRefused)
    const delayHours = await findPracticeSetting(tx, 'cancellation')
    return use({
      tx,
      row,
      state,
      emailData: await findSessionEmailData(tx, sessionId),
      delayHours,
    })
  })
}

function cancellationOf(
  { row, emailData: { summary: sessionDetails, start }, state, delayHours }: LinkedSession,
  now: Date,
): Cancellation {
  const { date, startTime, endTime, therapistName, sessionTypeName } = sessionDetails
  return {
    date,
    startTime,
    endTime,
    therapistName,
    sessionTypeName,
    state,
    delayHours,
    cancellable: !isBilled(row) && isCancellable({ state, start }, delayHours, now),
  }
}

/** Returns the session and cancellation delay of an e-mailed link. */
export const viewCancellation = (services: Services, token: string): Promise<Cancellation> =>
  withLinkedSession(services, token, async (linkedSession) => cancellationOf(linkedSession, services.now()))

/** Cancels a session by an e-mailed link; idempotent. */
export const cancelByLink = (services: Services, token: string): Promise<Cancellation> =>
  withLinkedSession(services, token, async (linkedSession) => {
    const { tx, row, state, emailData, delayHours } = linkedSession
    const now = services.now()
    if (state === 'CANCELLED') return cancellationOf(linkedSession, now)
    if (state === 'EXPIRED') throw stateChangedRefusal()
    refuseBilled(row)
    if (!isCancellable({ state, start: emailData.start }, delayHours, now))
      throw new Refusal(409, errorCode.cancellationTooLate)
    const { version } = await updateState(tx, row.id, 'CANCELLED')
    await sendCancellationEmails(tx, { ...emailData, version }, { by: 'patient', wasValidated: state === 'VALIDATED' })
    const author = { tenantId: row.tenant_id, accountId: row.requested_by }
    await audit(tx, author, { act: 'cancelByLink', entity: 'session', entityId: row.id })
    return cancellationOf({ ...linkedSession, state: 'CANCELLED' }, now)
  })
