import { clientCredit, meansLabel } from 'shared/domain/bills/meansOfPayment'
import { shortDay } from 'shared/domain/format'
import type { Cents } from 'shared/domain/money/cents'
import type { Fact } from '../../../pdf/bills/clientAndFacts.ts'
import type { PaidBefore } from '../../../pdf/bills/totalsBlock.ts'
import type { BillContent } from './BillContent.ts'

/** Groups an IBAN by four: « FR76 3000 6000 0112 3456 7890 189 ». */
const formatIban = (iban: string): string =>
  iban
    .replaceAll(/\s/g, '')
    .replaceAll(/.{4}(?=.)/g, '$& ')
    .trim()

function bankFacts({ bank, paymentChoice }: BillContent): Fact[] {
  if (!bank || paymentChoice.id !== 'TRANSFER') return []
  const facts = [
    { name: 'Banque', value: bank.bankName },
    { name: 'IBAN', value: formatIban(bank.iban) },
    { name: 'BIC', value: bank.bic },
  ]
  return facts.filter(({ value }) => value !== '')
}

/**
 * Returns the amount that is already paid when an invoice is issued: by the client's credit, or before; undefined if
 * nothing is.
 */
export function prepaymentOf({ kind, paidOn, creditSpent }: BillContent, total: Cents): PaidBefore | undefined {
  if (kind === 'CREDIT_NOTE' || total === 0) return undefined
  if (creditSpent > 0) return { name: 'Crédit déduit', amount: creditSpent }
  return paidOn === null ? undefined : { name: 'Déjà payé', amount: total }
}

/**
 * Returns the payment facts of an invoice of this total: the means and the due date, or the day of payment; none for a
 * credit note.
 */
export function paymentFacts(content: BillContent, total: Cents): Fact[] {
  const { kind, paidOn, dueOn, paymentChoice, paymentTerm, creditSpent } = content
  if (kind === 'CREDIT_NOTE') return []
  if (total === 0) return [{ name: 'Règlement', value: 'Rien à régler' }]
  if (paidOn !== null) {
    return [
      { name: 'Règlement', value: `Acquittée le ${shortDay(paidOn)}` },
      { name: 'Mode de règlement', value: creditSpent > 0 ? meansLabel(clientCredit) : paymentChoice.label },
    ]
  }
  return [
    { name: 'À régler au plus tard', value: `le ${shortDay(dueOn)} (${paymentTerm.label})` },
    { name: 'Mode de règlement', value: paymentChoice.label },
    ...bankFacts(content),
  ]
}
