import { createHash } from 'node:crypto'
import type { FileResponse } from 'shared/contracts/routes'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { BillKind } from '../../../tables/bills.ts'

type EncryptedColumn = 'content' | 'xml'

/** Identifies an encrypted column of a bill for the cipher. */
export const billField = (column: EncryptedColumn, id: string) => ({ table: 'bill', column, id })

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/**
 * Returns the columns of a stored document: the PDF and the XML, encrypted, with the SHA-256 of their unencrypted
 * bytes.
 */
export const encryptDocument = (
  cipher: FieldCipher,
  id: string,
  { pdf, xml }: { pdf: Uint8Array; xml: string | null },
) => ({
  content: cipher.encryptBytes(Buffer.from(pdf), billField('content', id)),
  content_hash: sha256(pdf),
  ...(xml !== null && { xml: cipher.encrypt(xml, billField('xml', id)), xml_hash: sha256(Buffer.from(xml)) }),
})

/** Decrypts a stored document: the PDF in base64 and the electronic invoice; null if there is none. */
export const decryptDocument = (
  cipher: FieldCipher,
  id: string,
  { content, xml }: { content: Buffer | null; xml: Buffer | null },
): { pdf: string | null; xml: string | null } => ({
  pdf: content && cipher.decryptBytes(content, billField('content', id)).toString('base64'),
  xml: xml && cipher.decrypt(xml, billField('xml', id)),
})

const filePrefixes: Record<BillKind, string> = { INVOICE: 'facture', CREDIT_NOTE: 'avoir' }

/** Download of the PDF of an invoice or a credit note. */
export type BillFile = FileResponse & { content: Uint8Array }

/**
 * Returns a download whose file name contains the number, never the patient's name; a draft has no number. Sets the
 * header `X-Bill-Id` if `id` is given.
 */
export const billFile = (kind: BillKind, number: string | null, content: Uint8Array, id?: string): BillFile => ({
  contentType: 'application/pdf',
  filename: `${filePrefixes[kind]}-${(number ?? 'brouillon').replaceAll('/', '-')}.pdf`,
  content,
  ...(id !== undefined && { headers: { 'x-bill-id': id } }),
})
