import { Link, Typography } from 'shared/ui'
import { MailLink } from '../../operator/MailLink.tsx'
import { OperatorFacts } from '../../operator/OperatorFacts.tsx'
import type { LegalSection } from '../sections.ts'

export const rightsSection: LegalSection = {
  id: 'droits',
  title: 'Vos droits',
  content: (
    <>
      <Typography>
        Vous pouvez demander l'accès à vos données, leur rectification, leur effacement, la limitation de leur
        traitement, leur portabilité, et vous opposer à ce qui repose sur un intérêt légitime. Un consentement se retire
        à tout moment. Vous pouvez dire ce que deviendront vos données après votre mort.
      </Typography>
      <ul>
        <li>
          <strong>Praticien</strong> : dans « Mes informations », vous corrigez vos données, téléchargez tout ce que
          votre cabinet conserve, et supprimez votre compte, même après la fin de l'essai.
        </li>
        <li>
          <strong>Patient</strong> : demandez à votre praticien la copie de votre dossier, sa correction, son effacement
          ou le retrait d'un consentement ; le logiciel lui donne de quoi le faire. Pour un enfant, ce sont les
          titulaires de l'autorité parentale qui demandent.
        </li>
        <li>
          <strong>Compte patient, demande de démonstration</strong> : écrivez à l'exploitant.
        </li>
      </ul>
      <OperatorFacts
        facts={[
          {
            term: 'Écrire à',
            of: ({ privacyContact, email }) => <MailLink address={privacyContact ?? email} />,
          },
        ]}
      />
      <Typography>
        Une réponse vous est donnée dans le mois. Si elle ne vous satisfait pas, vous pouvez saisir la{' '}
        <Link href="https://www.cnil.fr/fr/plaintes" rel="noopener">
          CNIL
        </Link>{' '}
        (3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07).
      </Typography>
    </>
  ),
}
