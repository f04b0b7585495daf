import { sql, type Insertable } from 'kysely'
import type { SeriesStart } from 'shared/contracts/finance/billSeries'
import type { Tx } from '../../../../db.ts'
import type { BillKind } from '../../../../tables/bills.ts'
import type { Tables } from '../../../../tables/tables.ts'

/** Inserts a new series, which begins with the next document; the series must be locked. */
export async function insertSeriesStart(tx: Tx, row: Insertable<Tables['bill_series_start']>): Promise<void> {
  await tx.insertInto('bill_series_start').values(row).execute()
}

/** Lists the series of a kind, the newest first; the list ends with the series of the first document. */
export async function listSeriesStarts(tx: Tx, kind: BillKind): Promise<SeriesStart[]> {
  const { rows } = await sql<SeriesStart>`
    with starts as (
      select b.position, b.id, b.first_number, b.begun_on, b.reason,
          concat_ws(' ', nullif(m.firstname, ''), nullif(m.lastname, '')) as begun_by
        from bill_series_start b join member m on m.tenant_id = b.tenant_id and m.id = b.begun_by
        where b.tenant_id = app_tenant() and b.kind = ${kind}
      union all
      select 0, null, bill_number, issued_on, null, null from bill
        where tenant_id = app_tenant() and kind = ${kind} and position = 1
          and not exists (select from bill_series_start where tenant_id = app_tenant() and kind = ${kind} and position = 0)
    )
    select first_number as "firstNumber", iso_day(begun_on) as "begunOn", reason, begun_by as "begunBy",
      case
        when id <> max(id::text) over (partition by position)::uuid then 'REPLACED'
        when position = s.count then 'UPCOMING'
        else 'USED'
      end as state
    from starts, bill_series s where s.tenant_id = app_tenant() and s.kind = ${kind}
    order by position desc, id desc`.execute(tx)
  return rows
}
