import { requestHoldHours } from 'shared/domain/sessions/booking'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { exampleSession } from './exampleSession.ts'
import { cancelUrl, sessionFacts, sessionMoment, type SessionSummary } from './sessionFacts.ts'

/** Sent to the patient when a request is recorded. `cancelToken` opens the page that shows and cancels the request. */
type Data = SessionSummary & { cancelToken: string }

const render = (data: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: `Votre demande de séance est enregistrée : ${sessionMoment(data)}`,
  title: 'Votre demande de séance est enregistrée',
  paragraphs: [`${data.therapistName} doit encore la valider. Vous recevrez un mail dès que ce sera fait.`],
  facts: sessionFacts(data, 'patient'),
  action: { label: 'Voir ou annuler ma demande', url: cancelUrl(publicUrl, data.cancelToken) },
  notes: [`Sans réponse sous ${requestHoldHours} heures, la demande prend fin d'elle-même et vous en êtes averti.`],
})

export const requestRecordedEmail = defineEmail({
  name: 'requestRecorded',
  sender: 'PRACTICE',
  isAutomatic: true,
  render,
  examples: [
    {
      about: 'a request, to the patient',
      data: { ...exampleSession, cancelToken: 'ccc' },
      subject: 'Votre demande de séance est enregistrée : mardi 31 mars 2026 à 10:00',
      excerpts: ['Alice Durand', 'Équithérapie'],
      link: 'https://complice.test/public/session/cancel#ccc',
    },
  ],
})
