import type { LetterContent } from '../letterContent.ts'
import type { LetterData } from '../letterData.ts'

export const demoRequest = ({ firstname, lastname, email }: LetterData['demoRequest']): LetterContent => ({
  subject: `Demande de démonstration : ${firstname} ${lastname}`,
  title: 'Une démonstration est demandée',
  paragraphs: ['Cette personne souhaite une démonstration personnalisée.'],
  facts: [
    ['Prénom', firstname],
    ['Nom', lastname],
    ['E-mail', email],
  ],
})
