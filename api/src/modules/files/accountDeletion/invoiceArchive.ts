import type { Seal } from '../../../sealing/sealing.ts'

/** Retention of an invoice, in years after the end of its calendar year. */
const keptYears = 10

/** The last day on which an invoice issued on this day is kept. */
export const purgeAfter = (issuedOn: string): string => `${Number(issuedOn.slice(0, 4)) + keptYears}-12-31`

const field = (id: string) => ({ table: 'invoice_archive', column: 'content', id })

export const closeInvoice = (id: string, invoice: object, seal: Seal): Buffer =>
  seal.close(JSON.stringify(invoice), field(id))

export const openInvoice = ({ id, content }: { id: string; content: Buffer }, seal: Seal): unknown =>
  JSON.parse(seal.open(content, field(id)))
