import type { FieldCipher } from '../../../encryption/encryption.ts'

/** Retention of an invoice, in years after the end of its calendar year. */
const keptYears = 10

/** The last day on which an invoice issued on this day is kept. */
export const purgeAfter = (issuedOn: string): string => `${Number(issuedOn.slice(0, 4)) + keptYears}-12-31`

const field = (id: string) => ({ table: 'invoice_archive', column: 'content', id })

export const encryptInvoice = (id: string, invoice: object, cipher: FieldCipher): Buffer =>
  cipher.encrypt(JSON.stringify(invoice), field(id))

export const decryptInvoice = ({ id, content }: { id: string; content: Buffer }, cipher: FieldCipher): unknown =>
  JSON.parse(cipher.decrypt(content, field(id)))
