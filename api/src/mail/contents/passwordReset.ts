import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

const accounts = { MEMBER: 'professionnel', PATIENT: 'patient' }

export const passwordReset = (
  { token, kind }: LetterData['passwordReset'],
  { publicUrl }: RenderContext,
): LetterContent => ({
  subject: 'Réinitialisation de votre mot de passe',
  title: 'Choisissez un nouveau mot de passe',
  paragraphs: [
    `Vous avez demandé à changer le mot de passe de votre compte ${accounts[kind]}.`,
    "Ce lien est valable 30 minutes et ne sert qu'une fois.",
  ],
  action: { label: 'Changer mon mot de passe', url: `${publicUrl}/change-password?token=${encodeURIComponent(token)}` },
  notes: ["Vous n'avez rien demandé ? Ignorez ce mail : votre mot de passe reste le même."],
})
