import type { BillLetterDraft, BillLettersInput } from 'shared/contracts/finance/billLetters'
import { letterTextProblems } from 'shared/domain/bills/letterTexts'
import type { LetterText } from 'shared/domain/bills/letterTexts'
import { isEmail } from 'shared/domain/contact/email'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'

export interface LetterDraft extends LetterText {
  /** Address for a single document; several documents each go to their own client. */
  email: string
}

function emailProblems(email: string): Problem[] {
  if (email.trim() === '') return [required('email', 'Adresse e-mail obligatoire')]
  return isEmail(email) ? [] : [invalid('email', "Cette adresse n'est pas valide")]
}

/** Validates the e-mails of these documents before they are sent. */
export const letterProblems = ({ email, ...text }: LetterDraft, isOne: boolean): Problem[] => [
  ...(isOne ? emailProblems(email) : []),
  ...letterTextProblems(text),
]

/** E-mails of the documents that have an address. */
export const inputOf = (
  { email, subject, text }: LetterDraft,
  drafts: readonly BillLetterDraft[],
): BillLettersInput => ({
  letters: drafts
    .map((draft) => ({ billId: draft.billId, level: null, email: drafts.length === 1 ? email.trim() : draft.email }))
    .filter((letter) => letter.email !== ''),
  texts: [{ level: null, subject, text }],
})
