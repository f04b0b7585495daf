import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { accountKindLabels } from './accountKindLabels.ts'

interface Data {
  token: string
  kind: 'MEMBER' | 'PATIENT'
}

const render = ({ token, kind }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: 'Réinitialisation de votre mot de passe',
  title: 'Choisissez un nouveau mot de passe',
  paragraphs: [
    `Vous avez demandé à changer le mot de passe de votre compte ${accountKindLabels[kind]}.`,
    "Ce lien est valable 30 minutes et ne sert qu'une fois.",
  ],
  action: { label: 'Changer mon mot de passe', url: `${publicUrl}/change-password?token=${encodeURIComponent(token)}` },
  notes: ["Vous n'avez rien demandé ? Ignorez ce mail : votre mot de passe reste le même."],
})

export const passwordResetEmail = defineEmail({
  name: 'passwordReset',
  sender: 'PRODUCT',
  isLimitedPerRecipient: true,
  render,
  examples: [
    {
      about: 'a forgotten password',
      data: { token: 'r+t', kind: 'PATIENT' },
      subject: 'Réinitialisation de votre mot de passe',
      excerpts: ['votre compte patient', '30 minutes'],
      link: 'https://complice.test/change-password?token=r%2Bt',
    },
  ],
})
