import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'
import { sessionFacts, when } from './sessionFacts.ts'

export const requestExpired = (data: LetterData['requestExpired'], { publicUrl }: RenderContext): LetterContent => ({
  subject: `Demande de séance sans réponse : ${when(data)}`,
  title: 'La demande de séance a pris fin',
  paragraphs: [
    data.to === 'patient'
      ? `${data.therapistName} n'a pas pu répondre à temps à votre demande. Le créneau n'est plus réservé.`
      : `La demande de ${data.patientName} n'a pas reçu de réponse à temps. Le créneau est de nouveau libre.`,
  ],
  facts: sessionFacts(data, data.to),
  action:
    data.to === 'patient'
      ? { label: 'Chercher un autre créneau', url: `${publicUrl}/therapists` }
      : { label: 'Ouvrir mon agenda', url: `${publicUrl}/pros/sessions` },
})
