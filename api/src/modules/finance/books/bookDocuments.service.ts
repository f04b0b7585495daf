import { errorCode } from 'shared/contracts/errorCodes'
import type { Period } from 'shared/domain/calendar/period'
import type { MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import type { MemberRow } from '../../practice/user/memberRow.ts'
import { findBookedBills, findBookedCreditNotes, findBookedPayments, findUndatedBills } from './books.sql.ts'

/** Maximum number of rows in one file; a larger file is refused, never truncated. */
const maxRows = 50_000

/** Returns the rows of `findRows`; throws 400 (E234) if there are more than `maxRows`. */
export async function readLimitedRows<Row>(findRows: (limit: number) => Promise<Row[]>): Promise<Row[]> {
  const rows = await findRows(maxRows + 1)
  if (rows.length > maxRows) throw new Refusal(400, errorCode.reportTooLong)
  return rows
}

/**
 * Lists the issued documents and the payments of the period, its credit notes of paid invoices, and its invoices that
 * were not issued in the application. If an invoice does not store its VAT scheme, the owner's current profile applies.
 * Throws 400 (E234) for more than `maxRows`.
 */
export async function listBookDocuments({ tx, member }: MemberContext, period: Period, owner: MemberRow) {
  return {
    bills: await readLimitedRows((limit) => findBookedBills(tx, period, owner, limit)),
    payments: await readLimitedRows((limit) => findBookedPayments(tx, period, owner, limit)),
    creditNotes: await findBookedCreditNotes(tx, period, owner),
    undatedBills: await findUndatedBills(tx, period, member.timeZone),
  }
}

export type BookDocuments = Awaited<ReturnType<typeof listBookDocuments>>
