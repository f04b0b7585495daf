import { defineEmail } from '../defineEmail.ts'
import type { EmailContent, RenderContext } from '../emailContent.ts'

/** Sent to the person who requested a demonstration. */
type Data = Record<string, never>

/** Contains no typed text, because anyone can type the address of another person. */
const render = (_data: Data, { operatorEmail }: RenderContext): EmailContent => ({
  subject: 'Votre demande de démonstration est bien reçue',
  title: 'Votre demande est bien reçue',
  paragraphs: ["Merci de votre intérêt pour Complice. Nous vous écrivons pour convenir du moment d'une démonstration."],
  notes: [
    `Une question d'ici là ? Écrivez-nous à ${operatorEmail}.`,
    "Vous n'avez rien demandé ? Ignorez ce mail : quelqu'un s'est trompé d'adresse.",
  ],
})

export const demoThanksEmail = defineEmail({
  name: 'demoThanks',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a demo request, to the person who sent it',
      data: {},
      subject: 'Votre demande de démonstration est bien reçue',
      excerpts: ['Merci de votre intérêt', 'contact@complice.test'],
    },
  ],
})
