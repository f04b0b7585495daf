import type { BankDetails } from 'shared/domain/accounts/payment/bankDetails'
import { noBankDetails } from 'shared/domain/accounts/payment/bankDetails'
import { isRecord } from 'shared/domain/isRecord'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { MemberRow } from './memberRow.ts'

const encryptedField = (id: string) => ({ table: 'member', column: 'bank_details', id })

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Decrypts the bank details of a member's row; empty if there are none. */
export function decryptBankDetails(
  { id, bank_details }: Pick<MemberRow, 'id' | 'bank_details'>,
  cipher: FieldCipher,
): BankDetails {
  if (!bank_details) return noBankDetails
  const details: unknown = JSON.parse(cipher.decrypt(bank_details, encryptedField(id)))
  if (!isRecord(details)) return noBankDetails
  const { bankName, rib, iban, bic } = details
  return {
    bankName: stringOrEmpty(bankName),
    rib: stringOrEmpty(rib),
    iban: stringOrEmpty(iban),
    bic: stringOrEmpty(bic),
  }
}

/** Encrypts bank details for the column of a member's row. */
export const encryptBankDetails = (id: string, details: BankDetails, cipher: FieldCipher): Buffer =>
  cipher.encrypt(JSON.stringify(details), encryptedField(id))
