import type { FinanceForecast, SavedForecast } from 'shared/contracts/finance/forecast'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { findForecast, lockForecast, updateForecast } from './forecast.sql.ts'

/** Adds a version, which is a hash of the figures that does not depend on the order of their keys. */
const withVersion = (forecast: SavedForecast) => ({
  forecast,
  version: contentVersion(Object.entries(forecast).toSorted(([left], [right]) => left.localeCompare(right))),
})

export const readForecast = async ({ tx }: MemberContext) => withVersion(await findForecast(tx))

/** Changes the practice's forecast. Throws 412 if the caller names an outdated version. */
export async function changeForecast(context: MemberContext, forecast: FinanceForecast, ifMatch: string | undefined) {
  const { tx, member } = context
  await lockForecast(tx, member.tenantId)
  refuseOutdatedVersion(ifMatch, await readForecast(context))
  await updateForecast(tx, member.tenantId, forecast)
  await auditMember(context, { act: 'setForecast', entity: 'tenant', entityId: member.tenantId })
  return withVersion(forecast)
}
