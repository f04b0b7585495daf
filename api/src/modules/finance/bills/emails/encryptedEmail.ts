import { Type, type Static } from 'typebox'
import { createTypeGuard, encryptedJson } from '../../../../encryption/encryptedJson.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'

/** Encrypted content of an e-mail: its address, subject and text. */
const EmailContent = Type.Object({ email: Type.String(), subject: Type.String(), text: Type.String() })
export type EmailContent = Static<typeof EmailContent>

const { encrypt, decrypt } = encryptedJson({ table: 'bill_letter', column: 'content' }, createTypeGuard(EmailContent))

export const encryptEmail = encrypt

const erasedEmail: EmailContent = { email: '', subject: '', text: '' }

/** Decrypts an encrypted e-mail; its fields are empty once its patient was erased. */
export const decryptEmail = (cipher: FieldCipher, id: string, encryptedContent: Buffer | null): EmailContent =>
  encryptedContent ? decrypt(cipher, id, encryptedContent) : erasedEmail
