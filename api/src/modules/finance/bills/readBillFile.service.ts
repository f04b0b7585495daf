import { errorCode } from 'shared/contracts/errorCodes'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal } from '../../../refusal.ts'
import { billField, billFile, type BillFile } from './billFile.ts'
import { findBill } from './findBill.sql.ts'

/** Reads the issued PDF, which never changes. Throws 404 for an invoice that was not issued in the application. */
export async function readBillFile(context: MemberContext, id: string): Promise<BillFile> {
  const row = requireFound(await findBill(context.tx, id))
  if (!row.content) throw new Refusal(404, errorCode.notFound)
  const cipher = await cipherOf(context)
  return billFile(row.kind, row.bill_number, cipher.decryptBytes(row.content, billField('content', id)))
}
