import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { nameInEmail } from '../nameInEmail.ts'

interface Data {
  /** Missing in e-mails of a former version, all to patients. */
  kind?: 'MEMBER' | 'PATIENT'
  /** Empty for a member. */
  firstname: string
  token: string
}

const linkUrl = (publicUrl: string, token: string) => `${publicUrl}/public/confirm#${token}`

const renderForPatient = ({ firstname, token }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: 'Confirmez votre adresse mail',
  title: `Bienvenue ${nameInEmail(firstname)}`.trim(),
  paragraphs: [
    'Votre compte patient est créé. Confirmez que cette adresse est bien la vôtre : le lien est valable 7 jours.',
  ],
  action: { label: 'Confirmer mon adresse', url: linkUrl(publicUrl, token) },
  notes: [
    "Vous n'avez pas créé de compte ? Ignorez ce mail : sans confirmation, il ne donne accès à aucune information.",
  ],
})

const renderForMember = ({ token }: Data, { publicUrl, operatorEmail }: RenderContext): EmailContent => ({
  subject: 'Confirmez votre adresse mail',
  title: 'Confirmez votre adresse',
  paragraphs: [
    'Vous avez ouvert un compte sur Complice avec cette adresse. Confirmez que cette adresse est bien la vôtre : le lien est valable 7 jours.',
    'Votre cabinet pourra alors écrire à vos patients, et être réservé en ligne.',
  ],
  action: { label: 'Confirmer mon adresse', url: linkUrl(publicUrl, token) },
  notes: [`Vous n'avez pas ouvert de compte ? Quelqu'un a indiqué votre adresse : écrivez-nous à ${operatorEmail}.`],
})

const render = (data: Data, context: RenderContext): EmailContent =>
  data.kind === 'MEMBER' ? renderForMember(data, context) : renderForPatient(data, context)

export const addressConfirmationEmail = defineEmail({
  name: 'addressConfirmation',
  sender: 'PRODUCT',
  isLimitedPerRecipient: true,
  render,
  examples: [
    {
      about: 'the address of a patient to confirm',
      data: { kind: 'PATIENT', firstname: 'Zoé & Cie', token: 'ttt' },
      subject: 'Confirmez votre adresse mail',
      excerpts: ['Bienvenue Zoé & Cie'],
      link: 'https://complice.test/public/confirm#ttt',
    },
    {
      about: 'the address of a member to confirm',
      data: { kind: 'MEMBER', firstname: '', token: 'ttt' },
      subject: 'Confirmez votre adresse mail',
      excerpts: ['le lien est valable 7 jours', 'écrire à vos patients', 'contact@complice.test'],
      link: 'https://complice.test/public/confirm#ttt',
    },
  ],
})
