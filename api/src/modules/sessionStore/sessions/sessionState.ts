import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../../refusal.ts'
import type { SessionState } from '../../../tables/sessions.ts'
import type { SessionRow } from './sessionRow.ts'

/** A request whose hold is over is expired, whether the worker has swept it yet or not. */
export const stateAt = ({ state, expires_at }: Pick<SessionRow, 'state' | 'expires_at'>, now: Date): SessionState =>
  state === 'PENDING' && expires_at !== null && expires_at <= now ? 'EXPIRED' : state

/** Whether the session still takes its time: neither cancelled nor expired. */
export const isLive = (row: SessionRow, now: Date): boolean =>
  row.live && (row.state === 'VALIDATED' || row.expires_at === null || row.expires_at > now)

/** The session is no longer in the state that the screen showed. */
export const stateChanged = (): Refusal => new Refusal(409, errorCode.sessionStateChanged)

/** Whether an invoice has the session, or a part of it (ruling 111). */
export const isBilled = ({ bill_id, part_bill_id }: Pick<SessionRow, 'bill_id' | 'part_bill_id'>): boolean =>
  bill_id !== null || part_bill_id !== null

/** A session on an invoice is neither changed nor deleted (ruling 8). */
export function refuseBilled(row: Pick<SessionRow, 'bill_id' | 'part_bill_id'>): void {
  if (isBilled(row)) throw new Refusal(409, errorCode.sessionBilled)
}
