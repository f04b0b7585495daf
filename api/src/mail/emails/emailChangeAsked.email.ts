import { emailChangeHours } from 'shared/contracts/accounts/emailChange'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { accountKindLabels } from './accountKindLabels.ts'

/** Sent to the present address of an account whose owner asks to change it. */
interface Data {
  token: string
  newEmail: string
  kind: 'MEMBER' | 'PATIENT'
}

const render = ({ token, newEmail, kind }: Data, { publicUrl, operatorEmail }: RenderContext): EmailContent => ({
  subject: "Changement de l'adresse de votre compte",
  title: "Confirmez le changement d'adresse",
  paragraphs: [
    `Vous avez demandé à remplacer l'adresse de votre compte ${accountKindLabels[kind]} par ${newEmail}.`,
    `Le changement a lieu quand il est confirmé depuis les deux adresses, dans les ${emailChangeHours} heures. Ce lien est celui de votre adresse actuelle ; l'autre a été envoyé à la nouvelle.`,
  ],
  action: { label: 'Confirmer ou refuser', url: `${publicUrl}/public/email-change#${token}` },
  notes: [
    `Ce n'était pas vous ? Refusez le changement par ce même lien, changez votre mot de passe, et écrivez-nous à ${operatorEmail}. Sans confirmation, votre adresse reste la même.`,
  ],
})

export const emailChangeAskedEmail = defineEmail({
  name: 'emailChangeAsked',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a change of address, to the present address',
      data: { token: 'fff', newEmail: 'zoe.petit@exemple.fr', kind: 'MEMBER' },
      subject: "Changement de l'adresse de votre compte",
      excerpts: ['votre compte professionnel par zoe.petit@exemple.fr', '48 heures', 'contact@complice.test'],
      link: 'https://complice.test/public/email-change#fff',
    },
  ],
})
