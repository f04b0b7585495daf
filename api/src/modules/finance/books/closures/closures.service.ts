import type { BillClosurePage } from 'shared/contracts/finance/billClosures'
import type { FileResponse, Query } from 'shared/contracts/routes'
import type { ClosedPeriod } from 'shared/domain/bills/closures'
import { csvOf } from 'shared/domain/csv'
import { auditMember } from '../../../../audit.ts'
import { todayOf, type MemberContext } from '../../../../memberContext.ts'
import { closureCells, closureTitles } from './closureColumns.ts'
import { closureOf } from './closureRow.ts'
import { findClosures, listClosurePage, countClosures } from './closures.sql.ts'

/** Lists a page of the closures of one kind, the newest first. */
export async function listClosures(
  { tx }: MemberContext,
  { period, page = 0, size = 20 }: Query<'GET /bill-closures'>,
): Promise<BillClosurePage> {
  const totalElements = await countClosures(tx, period)
  const rows = await listClosurePage(tx, period, { offset: page * size, limit: size })
  return {
    content: rows.map(closureOf),
    totalElements,
    itemsPerPage: size,
    totalPages: Math.ceil(totalElements / size),
  }
}

const filePrefixes: Record<ClosedPeriod, string> = { DAY: 'jours', MONTH: 'mois', YEAR: 'annees' }

/** Exports all closures of one kind as CSV, in chronological order. */
export async function readClosureFile(context: MemberContext, period: ClosedPeriod): Promise<FileResponse> {
  const { tx, member } = context
  const closures = (await findClosures(tx, period)).map(closureOf)
  await auditMember(context, { act: 'exportClosures', entity: 'member', entityId: member.accountId })
  const lines = closures.map((closure) => closureCells(closure, member.timeZone))
  return {
    contentType: 'text/csv; charset=utf-8',
    filename: `clotures-${filePrefixes[period]}-${todayOf(context)}.csv`,
    content: csvOf([closureTitles, ...lines]),
  }
}
