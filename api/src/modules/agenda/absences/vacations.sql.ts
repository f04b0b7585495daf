import { sql, type SqlBool } from 'kysely'
import type { AffectedSession } from 'shared/contracts/agenda/absence'
import type { AbsenceSpan } from 'shared/domain/calendar/absence'
import type { Moment } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { isBilled } from '../../sessionStore/sessions/sessionState.ts'
import { titleOf } from '../../sessionStore/sessions/titledRow.ts'
import { isLiveAt, selectTitledSessions } from '../../sessionStore/sessions/titledSessions.sql.ts'
import { timestampOf, type VacationColumns, type VacationRow } from './vacationRow.ts'

/** Lists a member's absences: upcoming ones first, soonest first, then past ones, latest first. */
export const listVacationRows = (tx: Tx, memberId: string, now: Moment): Promise<VacationRow[]> =>
  tx
    .selectFrom('vacation')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy(sql`ends_at <= ${timestampOf(now)}::timestamp`)
    .orderBy(sql`abs(extract(epoch from starts_at - ${timestampOf(now)}::timestamp))`)
    .orderBy('id')
    .execute()

/** Returns the row of the member's absence and locks it until the transaction ends. */
export const lockVacation = (tx: Tx, memberId: string, id: string): Promise<VacationRow | undefined> =>
  tx
    .selectFrom('vacation')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()

export const insertVacation = (
  tx: Tx,
  keys: { tenantId: string; memberId: string; id: string },
  columns: VacationColumns,
): Promise<VacationRow> =>
  tx
    .insertInto('vacation')
    .values({ tenant_id: keys.tenantId, member_id: keys.memberId, id: keys.id, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateVacation = (
  tx: Tx,
  id: string,
  columns: Pick<VacationRow, 'starts_at' | 'ends_at' | 'label'>,
): Promise<VacationRow> =>
  tx.updateTable('vacation').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export async function deleteVacationRow(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('vacation')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lists the therapist's sessions and pending requests that have not begun and overlap the absence. */
export async function findAffectedSessions(
  tx: Tx,
  therapistId: string,
  { from, to }: AbsenceSpan,
  now: { moment: Moment; instant: Date },
): Promise<AffectedSession[]> {
  const rows = await selectTitledSessions(tx)
    .where('session.therapist_id', '=', therapistId)
    .where(isLiveAt(now.instant))
    .where(sql<SqlBool>`lower(session.during) > ${timestampOf(now.moment)}::timestamp`)
    .where(sql<SqlBool>`session.during && tsrange(${timestampOf(from)}::timestamp, ${timestampOf(to)}::timestamp)`)
    .orderBy('session.day')
    .orderBy('session.start_time')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    date: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    title: titleOf(row),
    validated: row.state === 'VALIDATED',
    billed: isBilled(row),
  }))
}
