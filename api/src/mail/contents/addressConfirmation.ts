import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

export const addressConfirmation = (
  { firstname, token }: LetterData['addressConfirmation'],
  { publicUrl }: RenderContext,
): LetterContent => ({
  subject: 'Confirmez votre adresse mail',
  title: `Bienvenue ${firstname}`,
  paragraphs: [
    'Votre compte patient est créé. Confirmez que cette adresse est bien la vôtre : le lien est valable 7 jours.',
  ],
  action: { label: 'Confirmer mon adresse', url: `${publicUrl}/public/confirm#${token}` },
  notes: [
    "Vous n'avez pas créé de compte ? Ignorez ce mail : sans confirmation, il ne donne accès à aucune information.",
  ],
})
