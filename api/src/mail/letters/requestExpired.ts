import type { Letter, Writing } from '../letter.ts'
import type { Mails } from '../mails.ts'
import { sessionFacts, when } from './sessionFacts.ts'

export const requestExpired = (mail: Mails['requestExpired'], { publicUrl }: Writing): Letter => ({
  subject: `Demande de séance sans réponse : ${when(mail)}`,
  title: 'La demande de séance a pris fin',
  paragraphs: [
    mail.to === 'patient'
      ? `${mail.therapistName} n'a pas pu répondre à temps à votre demande. Le créneau n'est plus réservé.`
      : `La demande de ${mail.patientName} n'a pas reçu de réponse à temps. Le créneau est de nouveau libre.`,
  ],
  facts: sessionFacts(mail, mail.to),
  action:
    mail.to === 'patient'
      ? { label: 'Chercher un autre créneau', url: `${publicUrl}/therapists` }
      : { label: 'Ouvrir mon agenda', url: `${publicUrl}/pros/sessions` },
})
