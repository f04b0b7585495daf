import type { FieldCipher } from '../../../encryption/encryption.ts'

/** Retention period of an invoice, in years after the end of its calendar year. */
const retentionYears = 10

/** The last day of retention of an invoice issued on this day. */
export const purgeDateOf = (issuedOn: string): string => `${Number(issuedOn.slice(0, 4)) + retentionYears}-12-31`

const contentField = (id: string) => ({ table: 'invoice_archive', column: 'content', id })

export const encryptInvoice = (id: string, invoice: object, cipher: FieldCipher): Buffer =>
  cipher.encrypt(JSON.stringify(invoice), contentField(id))

export const decryptInvoice = ({ id, content }: { id: string; content: Buffer }, cipher: FieldCipher): unknown =>
  JSON.parse(cipher.decrypt(content, contentField(id)))
