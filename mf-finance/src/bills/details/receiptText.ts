import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf } from 'shared/domain/money/cents'
import { fillInOrder } from 'shared/domain/money/fillInOrder'

type PaidBill = Pick<BillDetails, 'id' | 'billNumber' | 'remaining' | 'otherDueBills'>

/** Describes how a received amount is divided among the invoice, the other selected invoices and the client's credit. */
export function receiptText(bill: PaidBill, amount: number, otherBillIds: readonly string[]): string {
  const otherBills = bill.otherDueBills.filter(({ id }) => otherBillIds.includes(id))
  const { parts, rest } = fillInOrder(
    centsOf(amount),
    [bill, ...otherBills].map(({ id, remaining }) => ({ id, capacity: centsOf(remaining) })),
  )
  const numberOf = (id: string) => otherBills.find((other) => other.id === id)?.billNumber ?? bill.billNumber
  const texts = parts.map((part) => `${money(eurosOf(part.amount))} pour la facture ${numberOf(part.id)}`)
  return [...texts, ...(rest > 0 ? [`${money(eurosOf(rest))} gardés en crédit du client`] : [])].join(', ')
}
