import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

export const passwordChanged = (
  _data: LetterData['passwordChanged'],
  { publicUrl, providerEmail }: RenderContext,
): LetterContent => ({
  subject: 'Votre mot de passe a été changé',
  title: 'Votre mot de passe a été changé',
  paragraphs: ['Vous avez été déconnecté de tous vos appareils. Vous pouvez vous reconnecter.'],
  action: { label: "Ouvrir l'application", url: `${publicUrl}/` },
  notes: [`Ce n'était pas vous ? Demandez aussitôt un nouveau mot de passe, ou écrivez-nous à ${providerEmail}.`],
})
