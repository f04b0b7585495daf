import { defineEmail } from '../defineEmail.ts'
import type { EmailContent } from '../emailContent.ts'

/** Sent to the operator of the product. */
interface Data {
  firstname: string
  lastname: string
  email: string
}

const render = ({ firstname, lastname, email }: Data): EmailContent => ({
  subject: `Demande de démonstration : ${firstname} ${lastname}`,
  title: 'Une démonstration est demandée',
  paragraphs: ['Cette personne souhaite une démonstration personnalisée.'],
  facts: [
    ['Prénom', firstname],
    ['Nom', lastname],
    ['E-mail', email],
  ],
})

export const demoRequestEmail = defineEmail({
  name: 'demoRequest',
  sender: 'PRODUCT',
  render,
  examples: [
    {
      about: 'a demo request, to the operator',
      data: { firstname: 'Zoé', lastname: '<script>', email: 'zoe@exemple.fr' },
      subject: 'Demande de démonstration : Zoé <script>',
      says: ['<script>', 'zoe@exemple.fr'],
    },
  ],
})
