import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db.ts'
import type { Tables } from '../../../tables/tables.ts'

export type EventRow = Selectable<Tables['estimation_event']>
export type EventKind = EventRow['kind']

export async function insertEvent(tx: Tx, row: Insertable<Tables['estimation_event']>): Promise<void> {
  await tx.insertInto('estimation_event').values(row).execute()
}

/** Finds the events of a quote, the oldest first, with the names of the members. */
export const findEvents = (tx: Tx, estimationId: string) =>
  tx
    .selectFrom('estimation_event')
    .leftJoin('member', (join) =>
      join
        .onRef('member.tenant_id', '=', 'estimation_event.tenant_id')
        .onRef('member.id', '=', 'estimation_event.member_id'),
    )
    .selectAll('estimation_event')
    .select(['member.firstname', 'member.lastname'])
    .where('estimation_id', '=', estimationId)
    .orderBy('at')
    .orderBy('estimation_event.id')
    .execute()

/** Finds the acceptance of a quote; undefined if it was not accepted. */
export const findAcceptance = (tx: Tx, estimationId: string) =>
  tx
    .selectFrom('estimation_event')
    .selectAll()
    .where('estimation_id', '=', estimationId)
    .where('kind', '=', 'ACCEPTED')
    .executeTakeFirst()
