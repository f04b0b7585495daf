import type { BillEmailDraft } from 'shared/contracts/finance/billEmails'
import { sealOf, type MemberContext } from '../../../../memberContext.ts'
import { foundAll } from '../../../../refusal.ts'
import type { Seal } from '../../../../sealing/sealing.ts'
import { openInput } from '../storedInput.ts'
import { proposedAddressee } from './addressee.ts'
import { listBillsToSend, type BillToSend } from './billsToSend.sql.ts'
import { placeholderValuesOf } from './placeholderValues.ts'

/** Content of an issued document. */
export const saidBy = (seal: Seal, { id, input }: BillToSend) => openInput(seal, id, input).content

/** Returns the initial e-mail of a document. */
export function draftOf(seal: Seal, bill: BillToSend): BillEmailDraft {
  const said = saidBy(seal, bill)
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
  const seal = await sealOf(context)
  return rows.map((row) => draftOf(seal, row))
}
