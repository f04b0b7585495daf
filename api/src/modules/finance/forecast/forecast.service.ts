import type { FinanceForecast, SavedForecast } from 'shared/contracts/finance/forecast'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseStale } from '../../../etag.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { findForecast, lockForecast, updateForecast } from './forecast.sql.ts'

/** The same figures have the same version, whatever the order of their keys. */
const versioned = (forecast: SavedForecast) => ({
  forecast,
  version: contentVersion(Object.entries(forecast).toSorted(([left], [right]) => left.localeCompare(right))),
})

export const readForecast = async ({ tx }: MemberContext) => versioned(await findForecast(tx))

/**
 * Changes the forecast of the whole practice; 412 if it was changed elsewhere and the caller names the version it read.
 */
export async function changeForecast(context: MemberContext, forecast: FinanceForecast, ifMatch: string | undefined) {
  const { tx, member } = context
  await lockForecast(tx, member.tenantId)
  refuseStale(ifMatch, await readForecast(context))
  await updateForecast(tx, member.tenantId, forecast)
  await auditMember(context, { act: 'setForecast', entity: 'tenant', entityId: member.tenantId })
  return versioned(forecast)
}
