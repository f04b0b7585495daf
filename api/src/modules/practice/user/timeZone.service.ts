import type { ProfileInput } from 'shared/contracts/accounts/user'
import { errorCode } from 'shared/contracts/errorCodes'
import { timeZoneFixedMessage, timeZoneAfterAddressChange } from 'shared/domain/accounts/timeZones'
import type { Tx } from '../../../db.ts'
import { Refusal } from '../../../refusal.ts'
import type { MemberRow } from './memberRow.ts'
import { findTimeZone, hasBillWithOtherDate, updateTimeZone } from './user.sql.ts'

/**
 * Sets the time zone that the owner chose, or that the new postal code implies (ruling 150); returns whether it
 * changed. If the new zone would move an issued invoice to another day, a chosen zone is refused (409, E272), and the
 * zone of a postal code is ignored.
 */
export async function changeTimeZone(
  tx: Tx,
  { timeZone: chosenZone, firm }: ProfileInput,
  { zip_code: formerZipCode }: MemberRow,
): Promise<boolean> {
  const currentTimeZone = await findTimeZone(tx)
  const formerAddress = { zipCode: formerZipCode, timeZone: currentTimeZone }
  const timeZone = timeZoneAfterAddressChange({ chosenZone, zipCode: firm.address.zipCode, formerAddress })
  if (timeZone === currentTimeZone) return false
  if (await hasBillWithOtherDate(tx, timeZone)) {
    if (!chosenZone) return false
    const message = timeZoneFixedMessage
    throw new Refusal(409, errorCode.timeZoneFixed, { message, problems: [{ field: 'timeZone', message }] })
  }
  await updateTimeZone(tx, timeZone)
  return true
}
