import type { LetterText } from 'shared/domain/billing/letterTexts'
import type { Seal } from '../../../sealing.ts'

/** What is kept sealed of a letter: to whom it went, and what it said. */
export interface SealedLetter extends LetterText {
  email: string
}

const field = (id: string) => ({ table: 'bill_letter', column: 'content', id })

export const closeLetter = (seal: Seal, id: string, letter: SealedLetter): Buffer =>
  seal.close(JSON.stringify(letter), field(id))

const erased: SealedLetter = { email: '', subject: '', text: '' }

/** What a letter said; nothing once its patient was erased. */
export const openLetter = (seal: Seal, id: string, sealed: Buffer | null): SealedLetter =>
  sealed ? JSON.parse(seal.open(sealed, field(id))) : erased
