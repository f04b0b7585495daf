import type { OpeningHours } from 'shared/contracts/accounts/user'
import { openingHoursProblems } from 'shared/domain/calendar/openingHours'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { refuseProblems } from '../../../refusal.ts'
import { lockMember, listOpeningHours, updateOpeningHours } from './user.sql.ts'

/** Reads the member's opening hours with their version, for the ETag. */
export async function readOpeningHours({ tx, member }: MemberContext) {
  const intervals = await listOpeningHours(tx, member.accountId)
  return { intervals, version: contentVersion(intervals) }
}

/** Changes the opening hours. Throws 412 if the caller names an outdated version. */
export async function changeOpeningHours(context: MemberContext, intervals: OpeningHours, ifMatch: string | undefined) {
  const { tx, member } = context
  refuseProblems(openingHoursProblems(intervals))
  await lockMember(tx, member.accountId)
  refuseOutdatedVersion(ifMatch, await readOpeningHours(context))
  await updateOpeningHours(tx, member.tenantId, member.accountId, intervals)
  return readOpeningHours(context)
}
