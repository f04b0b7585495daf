import type { Selectable } from 'kysely'
import type { Tx } from '../../../../db.ts'
import { memberName } from '../../../../memberName.sql.ts'
import type { Tables } from '../../../../tables/tables.ts'

export type ReportRow = Omit<Selectable<Tables['programme_report']>, 'content'>
export type LinkRow = Selectable<Tables['report_link']>

const reportColumns = [
  'programme_report.tenant_id',
  'programme_report.id',
  'programme_report.programme_id',
  'programme_report.audience',
  'programme_report.given_by',
  'programme_report.author_name',
  'programme_report.given_at',
] as const

/** Finds the reports of a programme, the newest first, without their files. */
export const findReports = (tx: Tx, programmeId: string): Promise<ReportRow[]> =>
  tx
    .selectFrom('programme_report')
    .select(reportColumns)
    .where('programme_id', '=', programmeId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Finds a report with its encrypted file; undefined if its patient was deleted. */
export const findReportFile = (tx: Tx, id: string) =>
  tx
    .selectFrom('programme_report')
    .innerJoin('programme', (join) =>
      join
        .onRef('programme.tenant_id', '=', 'programme_report.tenant_id')
        .onRef('programme.id', '=', 'programme_report.programme_id'),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'programme.tenant_id').onRef('patient.id', '=', 'programme.patient_id'),
    )
    .select(reportColumns)
    .select(['programme_report.content', 'programme.patient_id'])
    .where('programme_report.id', '=', id)
    .where('patient.removed_at', 'is', null)
    .executeTakeFirst()

export const insertReport = (
  tx: Tx,
  { id, content, ...columns }: Omit<ReportRow, 'author_name'> & { content: Buffer },
): Promise<ReportRow> =>
  tx
    .insertInto('programme_report')
    .values((values) => ({
      ...columns,
      id,
      content,
      author_name: values.selectFrom('member').select(memberName.as('name')).where('member.id', '=', columns.given_by),
    }))
    .returning(reportColumns)
    .executeTakeFirstOrThrow()

/** Finds the links of the reports, the newest first. */
export const findLinks = (tx: Tx, reportIds: readonly string[]): Promise<LinkRow[]> =>
  reportIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('report_link')
        .selectAll()
        .where('report_id', 'in', reportIds)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()

export const insertLink = (
  tx: Tx,
  columns: Pick<LinkRow, 'tenant_id' | 'id' | 'report_id' | 'recipient' | 'expires_at'>,
): Promise<LinkRow> => tx.insertInto('report_link').values(columns).returningAll().executeTakeFirstOrThrow()

export const findLink = (tx: Tx, id: string): Promise<LinkRow | undefined> =>
  tx.selectFrom('report_link').selectAll().where('id', '=', id).executeTakeFirst()

/** Sets the instant a link was revoked or first opened, unless already set. */
export const updateLink = (tx: Tx, id: string, column: 'revoked_at' | 'opened_at', instant: Date): Promise<LinkRow> =>
  tx
    .updateTable('report_link')
    .set((set) => ({ [column]: set.fn.coalesce(set.ref(column), set.val(instant)) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
