import type { Tx } from '../../db.ts'
import { encryptDocument } from '../../modules/finance/bills/billFile.ts'
import { encryptInput } from '../../modules/finance/bills/storedInput.ts'
import type { FieldCipher } from '../../encryption/encryption.ts'
import { buildBillInput } from './buildBillInput.ts'
import { billContent } from './billContent.ts'

/**
 * Inserts an invoice F-1 of 60 €, issued in 2020, with the columns that the product writes; its PDF and XML are
 * placeholders.
 */
export async function insertIssuedBill(
  tx: Tx,
  cipher: FieldCipher,
  { tenantId, id, patientId, therapistId }: { tenantId: string; id: string; patientId: string; therapistId: string },
): Promise<void> {
  await tx.insertInto('bill_series').values({ tenant_id: tenantId, kind: 'INVOICE' }).execute()
  await tx
    .insertInto('bill')
    .values({
      tenant_id: tenantId,
      id,
      bill_number: 'F-1',
      patient_id: patientId,
      therapist_id: therapistId,
      client_name: 'Paul Martin',
      issued_on: '2020-03-02',
      due_on: '2020-04-01',
      net_price: 50,
      total_price: 60,
      taxes: 20,
      ...encryptDocument(cipher, id, { pdf: Buffer.from('%PDF-1.7'), xml: '<Invoice/>' }),
      input: encryptInput(cipher, id, buildBillInput({ patientId, therapistId }), billContent({ number: 'F-1' })),
      created_at: new Date('2020-03-02T10:00:00Z'),
    })
    .execute()
  await tx
    .insertInto('bill_line')
    .values({
      tenant_id: tenantId,
      bill_id: id,
      index: 0,
      quantity: 1,
      unit_price: 50,
      rate: 20,
      discount_type: 'PERCENT',
      net: 50,
    })
    .execute()
  await tx.insertInto('bill_rate').values({ tenant_id: tenantId, bill_id: id, rate: 20, base: 50, tax: 10 }).execute()
}
