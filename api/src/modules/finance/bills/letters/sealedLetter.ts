import { Type, type Static } from 'typebox'
import { isOf, sealedJson } from '../../../../sealing/sealedJson.ts'
import type { Seal } from '../../../../sealing/sealing.ts'

/** What is kept sealed of a letter: to whom it went, and what it said. */
const SealedLetter = Type.Object({ email: Type.String(), subject: Type.String(), text: Type.String() })
export type SealedLetter = Static<typeof SealedLetter>

const { close, open } = sealedJson({ table: 'bill_letter', column: 'content' }, isOf(SealedLetter))

export const closeLetter = close

const erased: SealedLetter = { email: '', subject: '', text: '' }

/** What a letter said; nothing once its patient was erased. */
export const openLetter = (seal: Seal, id: string, sealed: Buffer | null): SealedLetter =>
  sealed ? open(seal, id, sealed) : erased
