import { errorCode } from 'shared/contracts/errorCodes'
import { fecFile, fecName, fecRows } from 'shared/domain/books/fec'
import type { Period } from 'shared/domain/calendar/period'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import type { MemberRow } from '../../practice/user/memberRow.ts'
import type { BookDocuments } from './bookDocuments.service.ts'
import { exportEntries } from './entries/exportEntries.service.ts'
import { layoutOf } from './entries/recordEntries.service.ts'
import { refuseUndatedBills } from './refuseUndatedBills.ts'

/** Returns the digits of the firm's SIREN; throws 400 (E110) if the profile has none. */
export function sirenOf({ firm_siren: siren }: MemberRow): string {
  const digits = siren.replaceAll(/\D/g, '')
  if (digits === '')
    throw new Refusal(400, errorCode.firmMissing, { message: 'Le SIREN de votre entreprise manque dans votre profil' })
  return digits
}

/**
 * Builds the file of entries (FEC), in the practice's layout. Throws 400 without a SIREN (E110), for too many rows
 * (E234), or if an invoice was not issued in the application (E235).
 */
export async function fecBook(
  context: MemberContext,
  { undatedBills }: BookDocuments,
  owner: MemberRow,
  period: Period,
) {
  refuseUndatedBills([...undatedBills.created, ...undatedBills.paid])
  const filename = fecName(sirenOf(owner), period, todayOf(context))
  const layout = layoutOf(owner)
  return {
    contentType: 'text/plain; charset=utf-8',
    filename,
    content: fecFile(fecRows(await exportEntries(context, owner, period), layout), layout),
  }
}
