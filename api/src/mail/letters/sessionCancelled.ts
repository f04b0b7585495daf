import { invitation } from '../invitation.ts'
import type { Letter, Writing } from '../letter.ts'
import type { Mails } from '../mails.ts'
import { sessionFacts, when } from './sessionFacts.ts'

function explained({ by, to, wasValidated, therapistName, patientName }: Mails['sessionCancelled']): string {
  const what = wasValidated ? 'la séance' : 'la demande de séance'
  if (to === 'therapist') return `${patientName} a annulé ${what}. Le créneau est de nouveau libre.`
  return by === 'patient' ? `Comme vous l'avez demandé, ${what} est annulée.` : `${therapistName} a dû annuler ${what}.`
}

export function sessionCancelled(mail: Mails['sessionCancelled'], writing: Writing): Letter {
  const what = mail.wasValidated ? 'Séance annulée' : 'Demande de séance annulée'
  return {
    subject: `${what} : ${when(mail)}`,
    title: what,
    paragraphs: [explained(mail)],
    facts: sessionFacts(mail, mail.to),
    action:
      mail.to === 'patient'
        ? { label: 'Chercher un autre créneau', url: `${writing.publicUrl}/therapists` }
        : { label: 'Ouvrir mon agenda', url: `${writing.publicUrl}/pros/sessions` },
    // The patient's agenda took the session from the first file; this one takes it out again.
    ...(mail.wasValidated &&
      mail.to === 'patient' && { attachment: invitation({ ...mail, place: '', cancelled: true }, writing) }),
  }
}
