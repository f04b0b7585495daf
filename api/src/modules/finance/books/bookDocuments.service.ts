import { errorCode } from 'shared/contracts/errorCodes'
import type { Period } from 'shared/domain/calendar/period'
import type { MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import type { MemberRow } from '../../practice/user/memberRow.ts'
import { findBookedBills, findBookedCredits, findBookedPayments, findUndatedBills } from './books.sql.ts'

/** What is too long for one file is refused, never cut short. */
const mostRows = 50_000

/** At most `mostRows` of what `find` finds; throws 400 with E234 for more. */
export async function readBounded<Row>(find: (limit: number) => Promise<Row[]>): Promise<Row[]> {
  const rows = await find(mostRows + 1)
  if (rows.length > mostRows) throw new Refusal(400, errorCode.reportTooLong)
  return rows
}

/**
 * What was issued and received in these days; of an invoice that does not say it itself, its VAT goes by what the owner's
 * profile says today. Throws 400 with E234 for more than one book holds.
 */
export async function listBookDocuments({ tx, member }: MemberContext, period: Period, owner: MemberRow) {
  return {
    bills: await readBounded((limit) => findBookedBills(tx, period, owner, limit)),
    payments: await readBounded((limit) => findBookedPayments(tx, period, owner, limit)),
    credits: await findBookedCredits(tx, period, owner),
    undated: await findUndatedBills(tx, period, member.timeZone),
  }
}

export type BookDocuments = Awaited<ReturnType<typeof listBookDocuments>>
