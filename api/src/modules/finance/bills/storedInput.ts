import { Type } from 'typebox'
import type { BillInput } from 'shared/contracts/finance/bills'
import type { Issuer } from '../../../pdf/bills/Issuer.ts'
import { createTypeGuard, encryptedJson } from '../../../encryption/encryptedJson.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { BillContent } from './BillContent.ts'

/**
 * Stored source of an invoice: its form, to prefill a new invoice, and its content, for its credit notes. It is
 * encrypted, since its free texts may contain personal data. The logo is stored elsewhere.
 */
export interface StoredInput {
  input: BillInput
  content: Omit<BillContent, 'number' | 'issuedAt' | 'issuer'> & { issuer: Omit<Issuer, 'logo'> }
}

/**
 * Checks only the fields that every stored invoice has, so that invoices of earlier versions of the application, which
 * lack later fields, are readable.
 */
const hasRequiredFields = createTypeGuard(
  Type.Object({
    input: Type.Object({ patientId: Type.Unknown(), selectedPaymentChoice: Type.String() }),
    content: Type.Object({
      issuer: Type.Object({ firmName: Type.String() }),
      client: Type.Object({}),
      lines: Type.Array(Type.Object({ description: Type.String() })),
    }),
  }),
)

const encryptedInput = encryptedJson({ table: 'bill', column: 'input' }, (value): value is StoredInput =>
  hasRequiredFields(value),
)

export const encryptInput = (cipher: FieldCipher, id: string, input: BillInput, content: BillContent): Buffer => {
  const { number: _number, issuedAt: _issuedAt, issuer, ...storedContent } = content
  const { logo: _logo, ...storedIssuer } = issuer
  return encryptedInput.encrypt(cipher, id, { input, content: { ...storedContent, issuer: storedIssuer } })
}

export const decryptInput = encryptedInput.decrypt
