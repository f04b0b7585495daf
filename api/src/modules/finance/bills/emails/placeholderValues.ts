import type { PlaceholderValues } from 'shared/domain/bills/emailTexts'
import { money, shortDay } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { recoveryIndemnity } from '../billTexts.ts'
import type { StoredInput } from '../storedInput.ts'
import { remainingOf } from '../payments/remaining.ts'
import type { BillToSend } from './billsToSend.sql.ts'

/** Returns the penalties that a firm owes when it pays late; '' for a consumer, who owes no indemnity. */
const penaltiesOf = ({ client, lateInterest }: StoredInput['content']): string =>
  client.isFirm ? [lateInterest.sentence, recoveryIndemnity].filter(Boolean).join(' ') : ''

/** Returns the values of the placeholders in the e-mail of an invoice or a credit note. */
export function placeholderValuesOf(bill: BillToSend, content: StoredInput['content']): PlaceholderValues {
  const isInvoice = bill.kind === 'INVOICE'
  return {
    document: isInvoice ? 'facture' : 'avoir',
    number: bill.bill_number,
    issuedOn: shortDay(content.issuedOn),
    total: money(bill.total_price),
    dueOn: isInvoice && bill.due_on ? shortDay(bill.due_on) : '',
    remaining: isInvoice ? money(eurosOf(remainingOf(bill))) : '',
    client: content.client.name,
    practice: content.issuer.firmName || content.issuer.ownerName,
    penalties: penaltiesOf(content),
  }
}
