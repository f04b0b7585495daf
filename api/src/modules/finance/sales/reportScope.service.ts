import type { Period } from 'shared/domain/calendar/period'
import { periodProblems, reportPeriod } from 'shared/domain/reporting/period'
import { vatRateOf } from 'shared/domain/vat/vatRights'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { refuseProblems } from '../../../refusal.ts'
import { firmOf } from '../../practice/user/profileRow.ts'
import { findOwner } from '../../practice/user/user.sql.ts'
import type { SalesScope } from './soldSessions.sql.ts'

/**
 * Reads the scope of a report: its days, and the VAT rate for unbilled sessions. Throws 400 by field for an invalid
 * period.
 */
export async function readReportScope(
  context: MemberContext,
  { startDate, endDate, therapistId }: Partial<Period> & { therapistId?: string },
): Promise<SalesScope> {
  const today = todayOf(context)
  const period = reportPeriod(
    { ...(startDate !== undefined && { startDate }), ...(endDate !== undefined && { endDate }) },
    today,
  )
  refuseProblems(periodProblems(period, today))
  return {
    ...period,
    rate: vatRateOf(firmOf(await findOwner(context.tx))),
    ...(therapistId !== undefined && { therapistId }),
  }
}
