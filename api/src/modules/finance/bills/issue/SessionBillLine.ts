import type { BillLine } from '../BillContent.ts'

/** Line of an invoice, with the id of the session that it bills; null for a free line. */
export interface SessionBillLine extends BillLine {
  sessionId: string | null
}
