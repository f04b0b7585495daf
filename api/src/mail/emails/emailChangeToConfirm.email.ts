import { emailChangeHours } from 'shared/contracts/accounts/emailChange'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { accountKindLabels } from './accountKindLabels.ts'

/** Sent to the new address of an account. It does not name the account, since the address may be mistyped. */
interface Data {
  token: string
  kind: 'MEMBER' | 'PATIENT'
  /** Whether the new address alone confirms the change, because the present address is unconfirmed. */
  confirmsAlone: boolean
}

const render = ({ token, kind, confirmsAlone }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: 'Confirmez votre nouvelle adresse',
  title: 'Confirmez votre nouvelle adresse',
  paragraphs: [
    `Cette adresse a été indiquée comme la nouvelle adresse d'un compte ${accountKindLabels[kind]}.`,
    confirmsAlone
      ? `Le changement a lieu quand il est confirmé par ce lien, dans les ${emailChangeHours} heures.`
      : `Le changement a lieu quand il est confirmé depuis l'ancienne et la nouvelle adresse, dans les ${emailChangeHours} heures.`,
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
      data: { token: 'nnn', kind: 'PATIENT', confirmsAlone: false },
      subject: 'Confirmez votre nouvelle adresse',
      excerpts: ["d'un compte patient", "depuis l'ancienne et la nouvelle adresse, dans les 48 heures"],
      link: 'https://complice.test/public/email-change#nnn',
    },
    {
      about: 'a change of an unconfirmed address, to the new address',
      data: { token: 'nnn', kind: 'MEMBER', confirmsAlone: true },
      subject: 'Confirmez votre nouvelle adresse',
      excerpts: ["d'un compte professionnel", 'confirmé par ce lien, dans les 48 heures'],
      link: 'https://complice.test/public/email-change#nnn',
    },
  ],
})
