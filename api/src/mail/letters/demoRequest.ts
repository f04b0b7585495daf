import type { Letter } from '../letter.ts'
import type { Mails } from '../mails.ts'

export const demoRequest = ({ firstname, lastname, email }: Mails['demoRequest']): Letter => ({
  subject: `Demande de démonstration : ${firstname} ${lastname}`,
  title: 'Une démonstration est demandée',
  paragraphs: ['Cette personne souhaite une démonstration personnalisée.'],
  facts: [
    ['Prénom', firstname],
    ['Nom', lastname],
    ['E-mail', email],
  ],
})
