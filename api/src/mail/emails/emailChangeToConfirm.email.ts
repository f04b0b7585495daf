import { emailChangeHours } from 'shared/contracts/accounts/emailChange'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { accountWords } from './accountWords.ts'

/** Sent to the new address of an account. It does not name the account, since the address may be mistyped. */
interface Data {
  token: string
  kind: 'MEMBER' | 'PATIENT'
}

const render = ({ token, kind }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: 'Confirmez votre nouvelle adresse',
  title: 'Confirmez votre nouvelle adresse',
  paragraphs: [
    `Cette adresse a été indiquée comme la nouvelle adresse d'un compte ${accountWords[kind]}.`,
    `Le changement a lieu quand il est confirmé depuis l'ancienne et la nouvelle adresse, dans les ${emailChangeHours} heures.`,
  ],
  action: { label: 'Confirmer ou refuser', url: `${publicUrl}/public/email-change#${token}` },
  notes: ["Ce n'était pas vous ? Ignorez ce mail, ou refusez par ce même lien : votre adresse ne sera pas utilisée."],
})

export const emailChangeToConfirmEmail = defineEmail({
  name: 'emailChangeToConfirm',
  sender: 'PRODUCT',
  isLimitedPerRecipient: true,
  isAboutAccount: true,
  render,
  examples: [
    {
      about: 'a change of address, to the new address',
      data: { token: 'nnn', kind: 'PATIENT' },
      subject: 'Confirmez votre nouvelle adresse',
      says: ["d'un compte patient", '48 heures'],
      link: 'https://complice.test/public/email-change#nnn',
    },
  ],
})
