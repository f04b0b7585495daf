import type { BotSuspicion } from 'shared/domain/accounts/demoRequest'
import { defineEmail } from '../defineEmail.ts'
import type { EmailContent } from '../emailContent.ts'

/** Sent to the operator of the product. */
interface Data {
  firstname: string
  lastname: string
  email: string
  /** Why the request may come from a program; its sender then gets no e-mail of thanks. */
  doubt?: BotSuspicion
}

const doubtTexts: Record<BotSuspicion, string> = {
  HIDDEN_FIELD: 'Le champ caché du formulaire était rempli',
  TOO_FAST: 'Le formulaire a été envoyé en moins de deux secondes',
}

const render = ({ firstname, lastname, email, doubt }: Data): EmailContent => ({
  subject: `Demande de démonstration${doubt ? ' à vérifier' : ''} : ${firstname} ${lastname}`,
  title: 'Une démonstration est demandée',
  paragraphs: [
    'Cette personne souhaite une démonstration personnalisée.',
    ...(doubt ? [`${doubtTexts[doubt]} : c'est peut-être un programme. Personne n'a été remercié.`] : []),
  ],
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
      excerpts: ['<script>', 'zoe@exemple.fr'],
    },
    {
      about: 'a demo request that may come from a program, to the operator',
      data: { firstname: 'Zoé', lastname: 'Blanc', email: 'zoe@exemple.fr', doubt: 'TOO_FAST' },
      subject: 'Demande de démonstration à vérifier : Zoé Blanc',
      excerpts: ['moins de deux secondes', 'peut-être un programme', 'zoe@exemple.fr'],
    },
  ],
})
