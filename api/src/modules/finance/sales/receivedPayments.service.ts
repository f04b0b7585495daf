import type { ReceivedPayment, ReceivedPaymentsPage, SalesFilter } from 'shared/contracts/finance/sales'
import type { MemberContext } from '../../../memberContext.ts'
import { findReceivedPayments, sumReceivedPayments, type ReceivedRow } from './receivedPayments.sql.ts'
import { hasAccessToPatientNames, readSalesScope } from './sales.service.ts'

const paymentOf = (row: ReceivedRow, canNamePatients: boolean): ReceivedPayment => ({
  id: row.id,
  kind: row.kind,
  means: row.means,
  amount: row.amount,
  paidOn: row.paidOn,
  bill: { id: row.billId, billNumber: row.billNumber, issuedOn: row.issuedOn },
  clientName: canNamePatients ? row.clientName : null,
})

/**
 * Lists the rows of the journal that add up to the received amount (ruling 105): payments, refunds, corrections and
 * credits. Throws 400 for invalid days, 404 for an unknown therapist.
 */
export async function listReceivedPayments(
  context: MemberContext,
  { page = 0, size = 10, ...filter }: SalesFilter & { page?: number; size?: number },
): Promise<ReceivedPaymentsPage> {
  const scope = { ...(await readSalesScope(context, filter)), timeZone: context.member.timeZone }
  const { count, total } = await sumReceivedPayments(context.tx, scope)
  const rows = await findReceivedPayments(context.tx, scope, { offset: page * size, limit: size })
  const canNamePatients = hasAccessToPatientNames(context)
  return {
    content: rows.map((row) => paymentOf(row, canNamePatients)),
    totalElements: count,
    itemsPerPage: size,
    totalPages: Math.ceil(count / size),
    total,
  }
}
