import { Type, type Static } from 'typebox'
import { isOf, sealedJson } from '../../../../sealing/sealedJson.ts'
import type { Seal } from '../../../../sealing/sealing.ts'

/** Sealed content of an e-mail: its address, subject and text. */
const EmailContent = Type.Object({ email: Type.String(), subject: Type.String(), text: Type.String() })
export type EmailContent = Static<typeof EmailContent>

const { close, open } = sealedJson({ table: 'bill_letter', column: 'content' }, isOf(EmailContent))

export const encryptEmail = close

const erased: EmailContent = { email: '', subject: '', text: '' }

/** Opens a sealed e-mail; its fields are empty once its patient was erased. */
export const decryptEmail = (seal: Seal, id: string, sealed: Buffer | null): EmailContent =>
  sealed ? open(seal, id, sealed) : erased
