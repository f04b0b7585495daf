import type { BillEmailDraft } from 'shared/contracts/finance/billEmails'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { foundAll } from '../../../../refusal.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { decryptInput } from '../storedInput.ts'
import { proposedAddressee } from './addressee.ts'
import { listBillsToSend, type BillToSend } from './billsToSend.sql.ts'
import { placeholderValuesOf } from './placeholderValues.ts'

/** Content of an issued document. */
export const saidBy = (cipher: FieldCipher, { id, input }: BillToSend) => decryptInput(cipher, id, input).content

/** Returns the initial e-mail of a document. */
export function draftOf(cipher: FieldCipher, bill: BillToSend): BillEmailDraft {
  const said = saidBy(cipher, bill)
  return {
    billId: bill.id,
    billNumber: bill.bill_number,
    email: proposedAddressee(bill, said).email,
    values: placeholderValuesOf(bill, said),
  }
}

/**
 * Returns the initial e-mails of these documents, by number. Throws 404, also for a document that was not issued here.
 */
export async function draftBillEmails(context: MemberContext, ids: readonly string[]): Promise<BillEmailDraft[]> {
  const rows = foundAll(await listBillsToSend(context.tx, ids), ids)
  const cipher = await cipherOf(context)
  return rows.map((row) => draftOf(cipher, row))
}
