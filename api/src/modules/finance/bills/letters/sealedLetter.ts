import { Type, type Static } from 'typebox'
import { isOf, sealedJson } from '../../../../sealing/sealedJson.ts'
import type { Seal } from '../../../../sealing/sealing.ts'

/** Sealed content of an e-mail: its address, subject and text. */
const SealedLetter = Type.Object({ email: Type.String(), subject: Type.String(), text: Type.String() })
export type SealedLetter = Static<typeof SealedLetter>

const { close, open } = sealedJson({ table: 'bill_letter', column: 'content' }, isOf(SealedLetter))

export const closeLetter = close

const erased: SealedLetter = { email: '', subject: '', text: '' }

/** Opens a sealed e-mail; its fields are empty once its patient was erased. */
export const openLetter = (seal: Seal, id: string, sealed: Buffer | null): SealedLetter =>
  sealed ? open(seal, id, sealed) : erased
