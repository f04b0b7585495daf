import type { BankDetails } from 'shared/domain/accounts/payment/bankDetails'
import type { MemberContext } from '../../../memberContext.ts'
import { openBankDetails } from './bankDetails.ts'
import { findMember, findOwner } from './user.sql.ts'

/** What the documents of a therapist say of where to pay: to themselves where they chose so, else to the firm. */
export async function readDocumentBankDetails(
  { tx, member, services }: Pick<MemberContext, 'tx' | 'services'> & { member: { tenantId: string } },
  therapistId: string,
): Promise<BankDetails> {
  const therapist = await findMember(tx, therapistId)
  const payee = therapist.personal_bank_settings ? therapist : await findOwner(tx)
  return openBankDetails(payee, await services.sealing.of(tx, member.tenantId))
}
