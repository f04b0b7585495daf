import type { Cancellation } from 'shared/contracts/booking'
import { errorCode } from 'shared/contracts/errorCodes'
import { isCancellable } from 'shared/domain/sessions/booking'
import { audit } from '../../audit.ts'
import { beginTenant, inTransaction, type Tx } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import type { SessionState } from '../../tables/sessions.ts'
import { sessionLetter, type SessionLetter } from '../sessionMails/sessionLetter.sql.ts'
import { refuseBilled } from '../sessions/series/selection.service.ts'
import { tellCancelled } from '../sessionMails/sessionMails.ts'
import { holdSession, setState, type SessionRow } from '../sessionStore/sessionState.sql.ts'

/** A request whose hold is over is expired, swept or not. */
const stateOf = ({ state, expires_at }: SessionRow, now: Date): SessionState =>
  state === 'PENDING' && expires_at !== null && expires_at <= now ? 'EXPIRED' : state

interface Linked {
  tx: Tx
  row: SessionRow
  state: SessionState
  letter: SessionLetter
  delayHours: number
}

/** Runs in the practice of the session behind the signed link, which nobody else changes meanwhile. */
async function behindLink<T>(
  { database, tokens, now }: Services,
  token: string,
  act: (linked: Linked) => Promise<T>,
): Promise<T> {
  const claims = await tokens.readLink('cancel', token)
  const { tenantId, sessionId } = claims ?? {}
  if (typeof tenantId !== 'string' || typeof sessionId !== 'string') throw new Refusal(404, errorCode.linkRefused)
  return inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    const row = await holdSession(tx, sessionId)
    // A session that was given to somebody else is no longer the asker's to see.
    if (!row?.requested_by) throw new Refusal(404, errorCode.linkRefused)
    const { cancellation_before: delayHours } = await tx
      .selectFrom('tenant')
      .select('cancellation_before')
      .where('id', '=', tenantId)
      .executeTakeFirstOrThrow()
    return act({ tx, row, state: stateOf(row, now()), letter: await sessionLetter(tx, sessionId), delayHours })
  })
}

function shown({ row, letter: { about, start }, state, delayHours }: Linked, now: Date): Cancellation {
  const { date, startTime, endTime, therapistName, sessionTypeName } = about
  return {
    date,
    startTime,
    endTime,
    therapistName,
    sessionTypeName,
    state,
    delayHours,
    cancellable: row.bill_id === null && isCancellable({ state, start }, delayHours, now),
  }
}

/** What the link of a mail is about. */
export const viewCancellation = (services: Services, token: string): Promise<Cancellation> =>
  behindLink(services, token, async (linked) => shown(linked, services.now()))

/** Cancels by the link; a second click finds the session cancelled and changes nothing. */
export const cancelByLink = (services: Services, token: string): Promise<Cancellation> =>
  behindLink(services, token, async (linked) => {
    const { tx, row, state, letter, delayHours } = linked
    const now = services.now()
    if (state === 'CANCELLED') return shown(linked, now)
    if (state === 'EXPIRED') throw new Refusal(409, errorCode.sessionStateChanged)
    refuseBilled(row)
    if (!isCancellable({ state, start: letter.start }, delayHours, now))
      throw new Refusal(409, errorCode.cancellationTooLate)
    const { version } = await setState(tx, row.id, 'CANCELLED')
    await tellCancelled(tx, { ...letter, version }, { by: 'patient', wasValidated: state === 'VALIDATED' })
    await audit(tx, {
      tenantId: row.tenant_id,
      accountId: row.requested_by,
      act: 'cancelByLink',
      entity: 'session',
      entityId: row.id,
    })
    return shown({ ...linked, state: 'CANCELLED' }, now)
  })
