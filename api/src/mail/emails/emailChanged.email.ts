import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { accountKindLabels } from './accountKindLabels.ts'

/** Sent to the new address, and to the former one if it was confirmed, once an account's address has changed. */
interface Data {
  newEmail: string
  kind: 'MEMBER' | 'PATIENT'
}

const render = ({ newEmail, kind }: Data, { publicUrl, operatorEmail }: RenderContext): EmailContent => ({
  subject: "L'adresse de votre compte a changé",
  title: "L'adresse de votre compte a changé",
  paragraphs: [
    `Votre compte ${accountKindLabels[kind]} s'ouvre maintenant avec l'adresse ${newEmail}. Votre mot de passe reste le même.`,
    'Vos autres appareils ont été déconnectés, et les liens déjà reçus pour changer de mot de passe ne servent plus.',
  ],
  action: { label: "Ouvrir l'application", url: `${publicUrl}/` },
  notes: [`Ce n'était pas vous ? Écrivez-nous aussitôt à ${operatorEmail}.`],
})

export const emailChangedEmail = defineEmail({
  name: 'emailChanged',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a changed address',
      data: { newEmail: 'zoe.petit@exemple.fr', kind: 'MEMBER' },
      subject: "L'adresse de votre compte a changé",
      excerpts: ["l'adresse zoe.petit@exemple.fr", 'contact@complice.test'],
      link: 'https://complice.test/',
    },
  ],
})
