import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { nameInEmail } from '../nameInEmail.ts'

interface Data {
  firstname: string
  token: string
}

const render = ({ firstname, token }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: 'Confirmez votre adresse mail',
  title: `Bienvenue ${nameInEmail(firstname)}`.trim(),
  paragraphs: [
    'Votre compte patient est créé. Confirmez que cette adresse est bien la vôtre : le lien est valable 7 jours.',
  ],
  action: { label: 'Confirmer mon adresse', url: `${publicUrl}/public/confirm#${token}` },
  notes: [
    "Vous n'avez pas créé de compte ? Ignorez ce mail : sans confirmation, il ne donne accès à aucune information.",
  ],
})

export const addressConfirmationEmail = defineEmail({
  name: 'addressConfirmation',
  render,
  examples: [
    {
      about: 'an address to confirm',
      data: { firstname: 'Zoé & Cie', token: 'ttt' },
      subject: 'Confirmez votre adresse mail',
      says: ['Bienvenue Zoé & Cie'],
      link: 'https://complice.test/public/confirm#ttt',
    },
  ],
})
