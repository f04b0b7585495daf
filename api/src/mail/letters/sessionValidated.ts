import { invitation } from '../invitation.ts'
import type { Letter, Writing } from '../letter.ts'
import type { Mails } from '../mails.ts'
import { cancelUrl, sessionFacts, when } from './sessionFacts.ts'

export const sessionValidated = (mail: Mails['sessionValidated'], writing: Writing): Letter => ({
  subject: `Votre séance est confirmée : ${when(mail)}`,
  title: 'Votre séance est confirmée',
  paragraphs: [`${mail.therapistName} a validé votre demande. Le fichier joint ajoute la séance à votre agenda.`],
  facts: [...sessionFacts(mail, 'patient'), ...(mail.place ? [['Lieu', mail.place] as [string, string]] : [])],
  action: { label: 'Voir ou annuler ma séance', url: cancelUrl(writing.publicUrl, mail.cancelToken) },
  attachment: invitation({ ...mail, cancelled: false }, writing),
})
