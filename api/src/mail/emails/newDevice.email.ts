import { longDay } from 'shared/domain/format'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'

/** Sent after the first sign-in from a device; `day` and `time` are in the recipient's time zone. */
interface Data {
  device: string
  day: string
  time: string
}

const render = ({ device, day, time }: Data, { publicUrl, operatorEmail }: RenderContext): EmailContent => ({
  subject: 'Connexion depuis un nouvel appareil',
  title: 'Connexion depuis un nouvel appareil',
  paragraphs: [
    'Votre compte a été ouvert depuis un appareil que nous ne connaissions pas.',
    `Appareil : ${device}. Date : ${longDay(day)} à ${time}.`,
    "C'était vous ? Vous n'avez rien à faire : cet appareil est maintenant reconnu.",
  ],
  action: { label: 'Changer mon mot de passe', url: `${publicUrl}/reset-password` },
  notes: [
    `Ce n'était pas vous ? Changez aussitôt votre mot de passe : tous les appareils seront déconnectés. Si quelqu'un d'autre lit vos e-mails, écrivez-nous à ${operatorEmail}.`,
  ],
})

export const newDeviceEmail = defineEmail({
  name: 'newDevice',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a sign-in from a new device',
      data: { device: 'Firefox sur Windows', day: '2026-11-24', time: '09:40' },
      subject: 'Connexion depuis un nouvel appareil',
      excerpts: ['Firefox sur Windows', 'mardi 24 novembre 2026 à 09:40', 'contact@complice.test'],
      link: 'https://complice.test/reset-password',
    },
  ],
})
