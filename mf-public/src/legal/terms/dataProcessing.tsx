import { Link as RouterLink } from 'shared/router'
import { Link, Typography } from 'shared/ui'
import type { LegalSection } from '../sections.ts'

/** What article 28 of the GDPR asks of the contract between a practice, the controller, and its processor. */
export const dataProcessing: LegalSection = {
  id: 'sous-traitance',
  title: 'Sous-traitance des données des patients (article 28 du RGPD)',
  content: (
    <>
      <Typography>
        Pour les données de ses patients, le praticien est responsable du traitement et l'exploitant son sous-traitant,
        pour la durée du compte. Sont traitées des données d'identité, de contact, d'agenda, de facturation et, si le
        praticien en note, de santé, de patients et de leurs proches, pour gérer son cabinet. L'exploitant :
      </Typography>
      <ul>
        <li>ne traite ces données que sur instruction du praticien, qui résulte de l'usage du service ;</li>
        <li>tient ceux qui y accèdent au secret ;</li>
        <li>
          les protège comme le dit{' '}
          <Link component={RouterLink} to="/cgu#securite">
            la politique de confidentialité
          </Link>
          , et n'y lit rien pour son compte ;
        </li>
        <li>
          nomme ses sous-traitants{' '}
          <Link component={RouterLink} to="/cgu#destinataires">
            sur la même page
          </Link>
          , les tient aux mêmes obligations, et annonce un nouveau un mois avant, pour que le praticien puisse s'y
          opposer ;
        </li>
        <li>donne au praticien de quoi répondre aux personnes : copie, correction, effacement d'un dossier ;</li>
        <li>l'avertit d'une violation de données dès qu'il en a connaissance, avec ce qu'il en sait ;</li>
        <li>
          à la fin, laisse exporter puis efface tout, sauf les factures et avoirs, qu'il archive sous scellés dix ans
          pour le compte du praticien ;
        </li>
        <li>tient à sa disposition ce qui montre que ces obligations sont respectées.</li>
      </ul>
    </>
  ),
}
