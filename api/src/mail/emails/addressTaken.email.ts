import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { accountKindLabels } from './accountKindLabels.ts'

/** Sent to an address that was requested for an account, although another account already has it. */
interface Data {
  kind: 'MEMBER' | 'PATIENT'
}

const render = ({ kind }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: 'Cette adresse a déjà un compte',
  title: 'Cette adresse a déjà un compte',
  paragraphs: [
    `Quelqu'un a demandé que cette adresse devienne celle d'un autre compte ${accountKindLabels[kind]}. C'est impossible : elle a déjà un compte, qui reste tel qu'il est.`,
    "Si c'est vous, connectez-vous avec cette adresse ; vous avez peut-être oublié ce compte.",
  ],
  action: { label: 'Retrouver mon mot de passe', url: `${publicUrl}/reset-password` },
  notes: ["Ce n'était pas vous ? Ignorez ce mail : la personne n'a rien appris de votre compte."],
})

export const addressTakenEmail = defineEmail({
  name: 'addressTaken',
  sender: 'PRODUCT',
  isLimitedPerRecipient: true,
  isAboutAccount: true,
  render,
  examples: [
    {
      about: 'an address that already has an account',
      data: { kind: 'MEMBER' },
      subject: 'Cette adresse a déjà un compte',
      excerpts: ["celle d'un autre compte professionnel"],
      link: 'https://complice.test/reset-password',
    },
  ],
})
