import { invitation } from '../invitation.ts'
import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'
import { sessionFacts, when } from './sessionFacts.ts'

function explained({ by, to, wasValidated, therapistName, patientName }: LetterData['sessionCancelled']): string {
  const what = wasValidated ? 'la séance' : 'la demande de séance'
  if (to === 'therapist') return `${patientName} a annulé ${what}. Le créneau est de nouveau libre.`
  return by === 'patient' ? `Comme vous l'avez demandé, ${what} est annulée.` : `${therapistName} a dû annuler ${what}.`
}

export function sessionCancelled(data: LetterData['sessionCancelled'], context: RenderContext): LetterContent {
  const what = data.wasValidated ? 'Séance annulée' : 'Demande de séance annulée'
  return {
    subject: `${what} : ${when(data)}`,
    title: what,
    paragraphs: [explained(data)],
    facts: sessionFacts(data, data.to),
    action:
      data.to === 'patient'
        ? { label: 'Chercher un autre créneau', url: `${context.publicUrl}/therapists` }
        : { label: 'Ouvrir mon agenda', url: `${context.publicUrl}/pros/sessions` },
    // The patient's agenda took the session from the first file; this one takes it out again.
    ...(data.wasValidated &&
      data.to === 'patient' && { attachment: invitation({ ...data, place: '', cancelled: true }, context) }),
  }
}
