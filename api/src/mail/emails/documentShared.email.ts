import { shortDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'
import { practiceNameInEmail } from '../practice/emailSender.ts'

/** Sent to the recipient of a report: `token` opens it; `validUntil` is a day in the practice's time zone. */
interface Data {
  practiceName: string
  token: string
  validUntil: string
}

/** Names neither the patient nor the subject of the document, because other people may read the e-mail. */
const render = ({ practiceName, token, validUntil }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: `Un document de ${practiceNameInEmail(practiceName)}`,
  title: 'Un document vous est adressé',
  paragraphs: [
    `${practiceNameInEmail(practiceName)} met un document à votre disposition. Il est confidentiel : ne transférez pas ce mail.`,
    `Le lien est valable jusqu'au ${shortDay(validUntil)}.`,
  ],
  action: { label: 'Ouvrir le document', url: `${publicUrl}/public/document#${token}` },
  notes: ["Vous n'attendiez pas de document ? Ignorez ce mail, ou demandez à l'expéditeur ce qu'il en est."],
})

export const documentSharedEmail = defineEmail({
  name: 'documentShared',
  sender: 'PRACTICE',
  render,
  examples: [
    {
      about: 'a shared document',
      data: { practiceName: 'Les <b>Prés', token: 'ddd', validUntil: '2026-12-22' },
      subject: 'Un document de Les <b>Prés',
      excerpts: ['Les <b>Prés met un document', "jusqu'au 22/12/2026"],
      link: 'https://complice.test/public/document#ddd',
    },
  ],
})
