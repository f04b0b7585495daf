import type { Sale, SalesFilter, SalesPage } from 'shared/contracts/finance/sales'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { readReportScope } from './reportScope.service.ts'
import { findSales, sumSales, type SaleRow } from './sales.sql.ts'

/** Whether the member may see patient names, which requires the privilege for sessions, patients or invoices. */
export const hasAccessToPatientNames = (context: MemberContext): boolean =>
  hasPrivilege(context, 'AGENDA', 'PATIENTS', 'BILL')

const saleOf = (row: SaleRow, canNamePatients: boolean): Sale => ({
  id: row.id,
  date: row.day,
  startTime: row.startTime,
  endTime: row.endTime,
  patient: canNamePatients && row.patientId !== null ? { id: row.patientId, name: row.patientName } : null,
  withAnimalOnly: row.withAnimalOnly,
  sessionType: row.sessionType,
  club: row.club,
  therapist: row.therapist,
  netPrice: row.net,
  rate: row.rate,
  tax: row.tax,
  totalPrice: eurosOf(centsOf(row.net) + centsOf(row.tax)),
  charges: row.charges,
  paid: row.paid,
  billId: row.billId,
  billNumber: row.billNumber,
})

/** Resolves a filter to the scope of the sales. Throws 400 for invalid days, 404 for an unknown therapist. */
export async function readSalesScope(context: MemberContext, filter: SalesFilter) {
  await refuseUnknownIds(context.tx, 'member', [filter.therapistId])
  return readReportScope(context, filter)
}

/** Reads the sales from `offset` on, with patient names only if the member may see them. */
export async function readSales(
  context: MemberContext,
  scope: Awaited<ReturnType<typeof readSalesScope>>,
  window: { offset: number; limit: number },
): Promise<Sale[]> {
  const canNamePatients = hasAccessToPatientNames(context)
  return (await findSales(context.tx, scope, window)).map((row) => saleOf(row, canNamePatients))
}

export async function listSales(
  context: MemberContext,
  { page = 0, size = 10, ...filter }: SalesFilter & { page?: number; size?: number },
): Promise<SalesPage> {
  const scope = await readSalesScope(context, filter)
  const { sessionCount, ...totals } = await sumSales(context.tx, scope)
  return {
    content: await readSales(context, scope, { offset: page * size, limit: size }),
    totalElements: sessionCount,
    itemsPerPage: size,
    totalPages: Math.ceil(sessionCount / size),
    totals,
  }
}
