import type { BillEmailDraft, BillEmailsInput } from 'shared/contracts/finance/billEmails'
import { emailTextProblems } from 'shared/domain/bills/emailTexts'
import type { EmailText } from 'shared/domain/bills/emailTexts'
import { isEmail } from 'shared/domain/contact/email'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'

export interface EmailDraft extends EmailText {
  /** Address for a single document; several documents each go to their own client. */
  email: string
}

function emailProblems(email: string): Problem[] {
  if (email.trim() === '') return [required('email', 'Adresse e-mail obligatoire')]
  return isEmail(email) ? [] : [invalid('email', "Cette adresse n'est pas valide")]
}

/** Validates the e-mails of these documents before they are sent. */
export const emailDraftProblems = ({ email, ...text }: EmailDraft, isOne: boolean): Problem[] => [
  ...(isOne ? emailProblems(email) : []),
  ...emailTextProblems(text),
]

/** E-mails of the documents that have an address. */
export const inputOf = ({ email, subject, text }: EmailDraft, drafts: readonly BillEmailDraft[]): BillEmailsInput => ({
  letters: drafts
    .map((draft) => ({ billId: draft.billId, level: null, email: drafts.length === 1 ? email.trim() : draft.email }))
    .filter((request) => request.email !== ''),
  texts: [{ level: null, subject, text }],
})
