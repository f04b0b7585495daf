import type { Selectable } from 'kysely'
import type { BillClosure } from 'shared/contracts/finance/billClosures'
import type { Tables } from '../../../../tables/tables.ts'

export const closureOf = (row: Selectable<Tables['bill_closure']>): BillClosure => ({
  id: row.id,
  period: row.period,
  position: row.position,
  firstDay: row.first_day,
  lastDay: row.last_day,
  billCount: row.bill_count,
  billed: row.billed,
  billedNet: row.billed_net,
  creditNoteCount: row.credit_note_count,
  credited: row.credited,
  creditedNet: row.credited_net,
  paymentCount: row.payment_count,
  received: row.received,
  refunded: row.refunded,
  perpetualBilled: row.perpetual_billed,
  perpetualReceived: row.perpetual_received,
  closedAt: row.closed_at.toISOString(),
  hash: row.hash.toString('hex'),
})
