import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { practiceNameInEmail } from '../practice/emailSender.ts'
import { sessionMoment } from './sessionFacts.ts'

/** Sent once to each person with sessions to come at a practice that was destroyed. */
interface Data {
  practiceName: string
  sessions: { date: string; startTime: string }[]
}

const render = ({ practiceName, sessions }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: `Vos séances avec ${practiceNameInEmail(practiceName)} n'auront pas lieu`,
  title: sessions.length > 1 ? "Vos séances n'auront pas lieu" : "Votre séance n'aura pas lieu",
  paragraphs: [
    `${practiceNameInEmail(practiceName)} a fermé son cabinet sur Complice. Ce qui était prévu est annulé :`,
  ],
  facts: sessions.map((session, index): [string, string] => [`Séance ${index + 1}`, sessionMoment(session)]),
  action: { label: 'Chercher un autre praticien', url: `${publicUrl}/therapists` },
  notes: ["Pour toute question, adressez-vous au praticien, par les coordonnées qu'il vous a données."],
})

export const sessionsDroppedEmail = defineEmail({
  name: 'sessionsDropped',
  sender: 'PRACTICE',
  isAutomatic: true,
  render,
  examples: [
    {
      about: 'two sessions at a practice that was closed',
      data: {
        practiceName: 'Les <b>Prés',
        sessions: [
          { date: '2026-03-31', startTime: '10:00' },
          { date: '2026-04-07', startTime: '10:00' },
        ],
      },
      subject: "Vos séances avec Les <b>Prés n'auront pas lieu",
      excerpts: ['mardi 31 mars 2026 à 10:00', 'mardi 7 avril 2026 à 10:00'],
      link: 'https://complice.test/therapists',
    },
  ],
})
