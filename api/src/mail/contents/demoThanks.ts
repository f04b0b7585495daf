import type { LetterContent, RenderContext } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

/** Says nothing that was typed: anybody can type anybody's address. */
export const demoThanks = (_data: LetterData['demoThanks'], { providerEmail }: RenderContext): LetterContent => ({
  subject: 'Votre demande de démonstration est bien reçue',
  title: 'Votre demande est bien reçue',
  paragraphs: ["Merci de votre intérêt pour Complice. Nous vous écrivons pour convenir du moment d'une démonstration."],
  notes: [
    `Une question d'ici là ? Écrivez-nous à ${providerEmail}.`,
    "Vous n'avez rien demandé ? Ignorez ce mail : quelqu'un s'est trompé d'adresse.",
  ],
})
