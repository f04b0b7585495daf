import type { Seal } from '../../../sealing/sealing.ts'

/** The years an invoice is kept after the end of its own. */
const keptYears = 10

/** The last day an invoice of this day is kept: ten years after the end of its calendar year. */
export const purgeAfter = (issuedOn: string): string => `${Number(issuedOn.slice(0, 4)) + keptYears}-12-31`

const field = (id: string) => ({ table: 'invoice_archive', column: 'content', id })

export const closeInvoice = (id: string, invoice: object, seal: Seal): Buffer =>
  seal.close(JSON.stringify(invoice), field(id))

export const openInvoice = ({ id, content }: { id: string; content: Buffer }, seal: Seal): unknown =>
  JSON.parse(seal.open(content, field(id)))
