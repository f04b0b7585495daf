import type { Letter, Writing } from '../letter.ts'
import type { Mails } from '../mails.ts'

export const addressConfirmation = (
  { firstname, token }: Mails['addressConfirmation'],
  { publicUrl }: Writing,
): Letter => ({
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
