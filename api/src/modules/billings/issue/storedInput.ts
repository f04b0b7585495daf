import type { BillInput } from 'shared/contracts/billing'
import type { Issuer } from '../../../pdf/billing/Issuer.ts'
import type { Seal } from '../../../sealing.ts'
import type { BillContent } from '../BillContent.ts'
import { billField } from '../billFile.ts'

/**
 * What an invoice was drawn up from, to propose a new one, and what it says, for its credit notes: sealed, since a text may
 * say more than an amount. The logo is not kept twice.
 */
export interface StoredInput {
  input: BillInput
  content: Omit<BillContent, 'number' | 'issuedAt' | 'issuer'> & { issuer: Omit<Issuer, 'logo'> }
}

export const closeInput = (seal: Seal, id: string, input: BillInput, content: BillContent): Buffer => {
  const { number: _number, issuedAt: _issuedAt, issuer, ...said } = content
  const { logo: _logo, ...named } = issuer
  const stored: StoredInput = { input, content: { ...said, issuer: named } }
  return seal.close(JSON.stringify(stored), billField('input', id))
}

export const openInput = (seal: Seal, id: string, sealed: Buffer): StoredInput =>
  JSON.parse(seal.open(sealed, billField('input', id)))
