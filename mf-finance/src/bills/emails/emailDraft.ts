import type { BillEmailDraft, BillEmailsInput } from 'shared/contracts/finance/billEmails'
import { emailTextProblems } from 'shared/domain/bills/emailTexts'
import type { EmailText } from 'shared/domain/bills/emailTexts'
import { isEmail } from 'shared/domain/contact/email'
import { invalid, required } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'

export interface EmailDraft extends EmailText {
  /** The address, used only for a single document, because several documents are each sent to their own client. */
  email: string
}

function emailProblems(email: string): Problem[] {
  if (email.trim() === '') return [required('email', 'Adresse e-mail obligatoire')]
  return isEmail(email) ? [] : [invalid('email', "Cette adresse n'est pas valide")]
}

/** Validates the e-mails before they are sent; returns the problems of the fields. */
export const emailDraftProblems = ({ email, ...text }: EmailDraft, isSingle: boolean): Problem[] => [
  ...(isSingle ? emailProblems(email) : []),
  ...emailTextProblems(text),
]

/** Returns the request that sends the e-mails of the documents with an address. */
export const inputOf = ({ email, subject, text }: EmailDraft, drafts: readonly BillEmailDraft[]): BillEmailsInput => ({
  letters: drafts
    .map((draft) => ({ billId: draft.billId, level: null, email: drafts.length === 1 ? email.trim() : draft.email }))
    .filter((request) => request.email !== ''),
  texts: [{ level: null, subject, text }],
})
