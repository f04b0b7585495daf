import { errorCode } from 'shared/contracts/errorCodes'
import { fecFile, fecName, fecRows } from 'shared/domain/books/fec'
import type { Day } from 'shared/domain/calendar/day'
import { Refusal } from '../../../refusal.ts'
import type { MemberRow } from '../../practice/user/memberRow.ts'
import type { BookDocuments } from './bookDocuments.service.ts'
import { refuseUndatedBills } from './refuseUndatedBills.ts'

/** Returns the digits of the firm's SIREN; throws 400 (E110) if the profile has none. */
export function sirenOf({ firm_siren: siren }: MemberRow): string {
  const digits = siren.replaceAll(/\D/g, '')
  if (digits === '')
    throw new Refusal(400, errorCode.firmMissing, { message: 'Le SIREN de votre entreprise manque dans votre profil' })
  return digits
}

/**
 * Builds the file of entries (FEC). Throws 400 without a SIREN (E110), or if an invoice was not issued in the
 * application (E235).
 */
export function fecBook({ bills, payments, undatedBills }: BookDocuments, owner: MemberRow, endDate: Day) {
  refuseUndatedBills([...undatedBills.created, ...undatedBills.paid])
  return {
    contentType: 'text/plain; charset=utf-8',
    filename: fecName(sirenOf(owner), endDate),
    content: fecFile(fecRows(bills, payments)),
  }
}
