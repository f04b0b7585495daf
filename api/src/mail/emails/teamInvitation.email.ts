import { shortDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { nameInEmail } from '../nameInEmail.ts'

/**
 * Sent to a person who is invited to a practice: the link has `token` in its fragment; `validUntil` is a day in the
 * practice's time zone.
 */
interface Data {
  practiceName: string
  inviter: string
  token: string
  validUntil: string
}

function invitationSentence(inviter: string, practiceName: string): string {
  const practice = practiceName || 'un cabinet'
  return inviter
    ? `${inviter} vous invite à rejoindre ${practice} sur Complice.`
    : `Vous êtes invité à rejoindre ${practice} sur Complice.`
}

const render = ({ practiceName, inviter, token, validUntil }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: `${nameInEmail(practiceName) || 'Un cabinet'} vous invite sur Complice`,
  title: "Rejoignez l'équipe",
  paragraphs: [
    `${invitationSentence(nameInEmail(inviter), nameInEmail(practiceName))} Choisissez un mot de passe pour ouvrir votre compte.`,
    `Ce lien ne sert qu'une fois ; il est valable jusqu'au ${shortDay(validUntil)}.`,
  ],
  action: { label: "Rejoindre l'équipe", url: `${publicUrl}/invitation#${token}` },
  notes: ["Vous ne connaissez pas ce cabinet ? Ignorez ce mail : aucun compte n'est ouvert sans vous."],
})

export const teamInvitationEmail = defineEmail({
  name: 'teamInvitation',
  sender: 'PRACTICE',
  isLimitedPerRecipient: true,
  render,
  examples: [
    {
      about: 'an invitation to a team',
      data: { practiceName: 'Les Prés', inviter: 'Alice <b>Durand', token: 'iii', validUntil: '2026-12-22' },
      subject: 'Les Prés vous invite sur Complice',
      excerpts: ['Alice <b>Durand vous invite', "jusqu'au 22/12/2026"],
      link: 'https://complice.test/invitation#iii',
    },
  ],
})
