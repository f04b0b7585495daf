import { longDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { calendarFileOf } from '../calendarFile.ts'
import { exampleSession } from './exampleSession.ts'
import { cancelUrl, sessionFacts, sessionMoment, type SessionSummary } from './sessionFacts.ts'

/** The time slot and therapist of a session before it was moved. */
export interface FormerAppointment {
  date: string
  startTime: string
  endTime: string
  therapistName: string
}

/** Sent to the patient when a validated session gets another time or therapist, with the updated ICS file. */
type Data = SessionSummary & {
  cancelToken: string
  place: string
  timeZone: string
  sequence: number
  former: FormerAppointment
}

const hasSameTime = ({ former, ...session }: Data) =>
  former.date === session.date && former.startTime === session.startTime && former.endTime === session.endTime

const hasSameTherapist = ({ former, therapistName }: Data) => former.therapistName === therapistName

function formerFacts(data: Data): [string, string][] {
  const { date, startTime, endTime, therapistName } = data.former
  return [
    ...(hasSameTime(data)
      ? []
      : [['Au lieu de', `${longDay(date)}, de ${startTime} à ${endTime}`] satisfies [string, string]]),
    ...(hasSameTherapist(data) ? [] : [['Praticien précédent', therapistName] satisfies [string, string]]),
  ]
}

function render(data: Data, context: RenderContext): EmailContent {
  const isMoved = !hasSameTime(data)
  const change = isMoved
    ? `${data.therapistName} a déplacé votre séance.`
    : `${data.therapistName} assurera votre séance, à l'heure prévue.`
  return {
    subject: `${isMoved ? 'Séance déplacée' : 'Nouveau praticien pour votre séance'} : ${sessionMoment(data)}`,
    title: isMoved ? 'Votre séance est déplacée' : 'Votre séance change de praticien',
    paragraphs: [`${change} Le fichier joint la met à jour dans votre agenda.`],
    facts: [
      ...sessionFacts(data, 'patient'),
      ...formerFacts(data),
      ...(data.place ? [['Lieu', data.place] satisfies [string, string]] : []),
    ],
    action: { label: 'Voir ou annuler ma séance', url: cancelUrl(context.publicUrl, data.cancelToken) },
    attachment: calendarFileOf({ ...data, cancelled: false }, context),
  }
}

const exampleData = {
  ...exampleSession,
  cancelToken: 'ccc',
  place: 'Le Pré, Lyon',
  timeZone: 'Europe/Paris',
  sequence: 3,
  former: { date: '2026-03-30', startTime: '14:00', endTime: '15:00', therapistName: 'Alice Durand' },
}
const link = 'https://complice.test/public/session/cancel#ccc'

export const sessionMovedEmail = defineEmail({
  name: 'sessionMoved',
  sender: 'PRACTICE',
  isAutomatic: true,
  render,
  examples: [
    {
      about: 'a session that is moved',
      data: exampleData,
      subject: 'Séance déplacée : mardi 31 mars 2026 à 10:00',
      excerpts: ['Alice Durand a déplacé votre séance.', 'lundi 30 mars 2026, de 14:00 à 15:00', 'Le Pré, Lyon'],
      link,
    },
    {
      about: 'a session that another therapist takes over',
      data: {
        ...exampleData,
        former: { date: '2026-03-31', startTime: '10:00', endTime: '11:00', therapistName: 'Bruno Petit' },
      },
      subject: 'Nouveau praticien pour votre séance : mardi 31 mars 2026 à 10:00',
      excerpts: ['Praticien précédent', 'Bruno Petit'],
      link,
    },
  ],
})
