import { Type } from 'typebox'
import type { BillInput } from 'shared/contracts/finance/bills'
import type { Issuer } from '../../../pdf/bills/Issuer.ts'
import { isOf, encryptedJson } from '../../../encryption/encryptedJson.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { BillContent } from './BillContent.ts'

/**
 * Stored source of an invoice: its form, to propose a new invoice, and its content, for its credit notes. It is encrypted,
 * since a text may contain more than an amount. The logo is not stored twice.
 */
export interface StoredInput {
  input: BillInput
  content: Omit<BillContent, 'number' | 'issuedAt' | 'issuer'> & { issuer: Omit<Issuer, 'logo'> }
}

/**
 * Checks the fields that every stored invoice has: one of a former version is readable, although it lacks later fields.
 */
const isStored = isOf(
  Type.Object({
    input: Type.Object({ patientId: Type.Unknown(), selectedPaymentChoice: Type.String() }),
    content: Type.Object({
      issuer: Type.Object({ firmName: Type.String() }),
      client: Type.Object({}),
      lines: Type.Array(Type.Object({ description: Type.String() })),
    }),
  }),
)

const storedInput = encryptedJson({ table: 'bill', column: 'input' }, (value): value is StoredInput => isStored(value))

export const encryptInput = (cipher: FieldCipher, id: string, input: BillInput, content: BillContent): Buffer => {
  const { number: _number, issuedAt: _issuedAt, issuer, ...said } = content
  const { logo: _logo, ...named } = issuer
  return storedInput.encrypt(cipher, id, { input, content: { ...said, issuer: named } })
}

export const decryptInput = storedInput.decrypt
