import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'

type Data = Record<string, never>

const render = (_data: Data, { publicUrl, operatorEmail }: RenderContext): EmailContent => ({
  subject: 'Votre mot de passe a été changé',
  title: 'Votre mot de passe a été changé',
  paragraphs: ['Vous avez été déconnecté de tous vos appareils. Vous pouvez vous reconnecter.'],
  action: { label: "Ouvrir l'application", url: `${publicUrl}/` },
  notes: [`Ce n'était pas vous ? Demandez aussitôt un nouveau mot de passe, ou écrivez-nous à ${operatorEmail}.`],
})

export const passwordChangedEmail = defineEmail({
  name: 'passwordChanged',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a changed password',
      data: {},
      subject: 'Votre mot de passe a été changé',
      excerpts: ['Vous pouvez vous reconnecter.', 'contact@complice.test'],
      link: 'https://complice.test/',
    },
  ],
})
