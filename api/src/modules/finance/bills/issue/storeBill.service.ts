import type { BillInput } from 'shared/contracts/finance/bills'
import { countryOf } from 'shared/domain/contact/country'
import { vatexCode } from 'shared/domain/vat/vatReasons'
import { eurosOf } from 'shared/domain/money/cents'
import type { Totals } from 'shared/domain/money/totals'
import { v7 as uuidv7 } from 'uuid'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import type { BillContent } from '../BillContent.ts'
import { billDocument } from '../billDocument.ts'
import { encryptDocument } from '../billFile.ts'
import { saleKindOf } from '../facturx/saleKind.ts'
import { effectiveRate } from './effectiveRate.ts'
import type { SessionBillLine } from './SessionBillLine.ts'
import { insertBill } from './insertBill.sql.ts'
import { encryptInput } from '../storedInput.ts'

/** Content of an invoice or a credit note to store, and further values of its row. */
export interface BillToStore {
  content: Omit<BillContent, 'lines'> & { number: string; lines: SessionBillLine[] }
  totals: Totals
  patientId: string
  payerId: string | null
  therapistId: string
  input: BillInput
  /** For a credit note, the id of the credited invoice and, for each line, the index of the line that it credits. */
  corrects?: { billId: string; indexes: readonly number[] }
}

/**
 * Returns columns that are stored for the accounting books, so that later changes of the client's file do not affect
 * them.
 */
const accountingColumns = ({ client, issuer, exemption, vatOnDebits }: BillToStore['content']) => ({
  is_business: saleKindOf({ client, issuer }) === 'B2B',
  is_international: saleKindOf({ client, issuer }) === 'B2BINT',
  client_country: countryOf(client),
  client_vat_number: client.isFirm ? (client.vatNumber ?? '') : '',
  is_exempt: exemption?.code === vatexCode('EXONERE_SANTE'),
  vat_reason: exemption?.reason ?? null,
  vat_on_debits: vatOnDebits,
})

/**
 * Renders the document, and stores it with its row, lines and VAT rates at the end of the series, which the caller has
 * locked.
 */
export async function storeBill(context: MemberContext, bill: BillToStore): Promise<{ id: string; pdf: Uint8Array }> {
  const { tx, member } = context
  const { content, totals, patientId, payerId, therapistId, input, corrects } = bill
  const document = await billDocument(content)
  const id = uuidv7()
  const cipher = await cipherOf(context)
  await insertBill(
    tx,
    {
      tenant_id: member.tenantId,
      id,
      kind: content.kind,
      bill_number: content.number,
      patient_id: patientId,
      payer_id: payerId,
      therapist_id: therapistId,
      client_name: content.client.name,
      issued_on: content.issuedOn,
      due_on: content.kind === 'INVOICE' ? content.dueOn : null,
      net_price: eurosOf(totals.net),
      total_price: eurosOf(totals.total),
      taxes: effectiveRate(totals),
      simplified: input.simplifiedMode,
      ...accountingColumns(content),
      corrects_id: corrects?.billId ?? null,
      ...encryptDocument(cipher, id, document),
      input: encryptInput(cipher, id, input, content),
      created_at: content.issuedAt,
    },
    { lines: content.lines, totals, corrects },
  )
  return { id, pdf: document.pdf }
}
