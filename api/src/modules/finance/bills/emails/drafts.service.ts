import type { BillEmailDraft } from 'shared/contracts/finance/billEmails'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { requireAllFound } from '../../../../refusal.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { decryptInput } from '../storedInput.ts'
import { proposedAddressee } from './addressee.ts'
import { listBillsToSend, type BillToSend } from './billsToSend.sql.ts'
import { placeholderValuesOf } from './placeholderValues.ts'

/** Decrypts the content of an issued document. */
export const billContentOf = (cipher: FieldCipher, { id, input }: BillToSend) => decryptInput(cipher, id, input).content

/** Returns the proposed address of a document's e-mail, and the values of the placeholders in its text. */
export function draftOf(cipher: FieldCipher, bill: BillToSend): BillEmailDraft {
  const content = billContentOf(cipher, bill)
  return {
    billId: bill.id,
    billNumber: bill.bill_number,
    email: proposedAddressee(bill, content).email,
    values: placeholderValuesOf(bill, content),
  }
}

/**
 * Returns the initial e-mails of documents: of invoices, then of credit notes. Throws 404 if a document does not exist
 * or was not issued in the application.
 */
export async function draftBillEmails(context: MemberContext, ids: readonly string[]): Promise<BillEmailDraft[]> {
  const rows = requireAllFound(await listBillsToSend(context.tx, ids), ids)
  const cipher = await cipherOf(context)
  return rows.map((row) => draftOf(cipher, row))
}
