import { createHash } from 'node:crypto'
import type { FileResponse } from 'shared/contracts/routes'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { BillKind } from '../../../tables/bills.ts'

/** The columns of a bill that are encrypted. */
type EncryptedColumn = 'content' | 'xml'

export const billField = (column: EncryptedColumn, id: string) => ({ table: 'bill', column, id })

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Document columns: encrypted content, each with the SHA-256 of its unencrypted bytes. */
export const encryptDocument = (
  cipher: FieldCipher,
  id: string,
  { pdf, xml }: { pdf: Uint8Array; xml: string | null },
) => ({
  content: cipher.encryptBytes(Buffer.from(pdf), billField('content', id)),
  content_hash: sha256(pdf),
  ...(xml !== null && { xml: cipher.encrypt(xml, billField('xml', id)), xml_hash: sha256(Buffer.from(xml)) }),
})

/** Opens an encrypted document as text: the PDF in base64, and the electronic invoice; null if there is none. */
export const decryptDocument = (
  cipher: FieldCipher,
  id: string,
  { content, xml }: { content: Buffer | null; xml: Buffer | null },
): { pdf: string | null; xml: string | null } => ({
  pdf: content && cipher.decryptBytes(content, billField('content', id)).toString('base64'),
  xml: xml && cipher.decrypt(xml, billField('xml', id)),
})

const names: Record<BillKind, string> = { INVOICE: 'facture', CREDIT_NOTE: 'avoir' }

/** The PDF of a document. */
export type BillFile = FileResponse & { content: Uint8Array }

/**
 * Download whose file name does not reveal the patient; a draft has no number. With an id, the header `X-Bill-Id` is
 * set.
 */
export const billFile = (kind: BillKind, number: string | null, content: Uint8Array, id?: string): BillFile => ({
  contentType: 'application/pdf',
  filename: `${names[kind]}-${(number ?? 'brouillon').replaceAll('/', '-')}.pdf`,
  content,
  ...(id !== undefined && { headers: { 'x-bill-id': id } }),
})
