import { errorCode } from 'shared/contracts/errorCodes'
import { Refusal } from '../../../refusal.ts'
import type { SessionState } from '../../../tables/sessions.ts'
import type { SessionRow } from './sessionRow.ts'

/** Returns the state at `now`. A request past `expires_at` counts as expired even before the job has updated it. */
export const stateAt = ({ state, expires_at }: Pick<SessionRow, 'state' | 'expires_at'>, now: Date): SessionState =>
  state === 'PENDING' && expires_at !== null && expires_at <= now ? 'EXPIRED' : state

/** Whether the session still occupies its slot, because it is neither cancelled nor expired. */
export const isLive = (row: SessionRow, now: Date): boolean =>
  row.live && (row.state === 'VALIDATED' || row.expires_at === null || row.expires_at > now)

/** Creates the refusal (409, E145) of a session that is no longer in the state that the screen shows. */
export const stateChangedRefusal = (): Refusal => new Refusal(409, errorCode.sessionStateChanged)

/** Whether the session, or a payer's share of it, is on an invoice (ruling 111). */
export const isBilled = ({ bill_id, part_bill_id }: Pick<SessionRow, 'bill_id' | 'part_bill_id'>): boolean =>
  bill_id !== null || part_bill_id !== null

/** Throws 409 (E146) for a billed session, which can be neither changed nor deleted (ruling 8). */
export function refuseBilled(row: Pick<SessionRow, 'bill_id' | 'part_bill_id'>): void {
  if (isBilled(row)) throw new Refusal(409, errorCode.sessionBilled)
}
