import { longDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'

/** Sent to the member who deleted the practice: `token` restores it until `destroyOn`, a day in its time zone. */
interface Data {
  token: string
  destroyOn: string
}

const render = ({ token, destroyOn }: Data, { publicUrl }: RenderContext): EmailContent => ({
  subject: 'Votre cabinet est fermé – Complice',
  title: 'Votre cabinet est fermé',
  paragraphs: [
    "Vous avez supprimé votre compte et votre cabinet. Plus personne ne s'y connecte, et il n'apparaît plus dans l'annuaire.",
    `Ses données seront détruites le ${longDay(destroyOn)}, sans retour possible. Jusque-là, vous pouvez le rouvrir : tout y sera comme avant.`,
  ],
  action: { label: 'Rouvrir mon cabinet', url: `${publicUrl}/public/restoration#${token}` },
  notes: [
    "Votre mot de passe vous sera demandé. Si vous n'êtes pas à l'origine de cette suppression, rouvrez le cabinet et changez de mot de passe.",
  ],
})

export const practiceClosedEmail = defineEmail({
  name: 'practiceClosed',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a practice that its owner deleted',
      data: { token: 'rrr', destroyOn: '2026-12-03' },
      subject: 'Votre cabinet est fermé – Complice',
      excerpts: ['jeudi 3 décembre 2026', 'tout y sera comme avant'],
      link: 'https://complice.test/public/restoration#rrr',
    },
  ],
})
