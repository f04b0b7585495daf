import type { TextSection } from '../../../text/Block.ts'

/**
 * The clauses that article 28 of the GDPR requires between a practice (the controller) and the operator (its
 * processor).
 */
export const dataProcessing: TextSection = {
  id: 'sous-traitance',
  title: 'Sous-traitance des données des patients (article 28 du RGPD)',
  blocks: [
    "Pour les données de ses patients, le praticien est responsable du traitement et l'exploitant son sous-traitant, pour la durée du compte. Sont traitées des données d'identité, de contact, d'agenda, de facturation et, si le praticien en note, de santé, de patients et de leurs proches, pour gérer son cabinet. L'exploitant :",
    {
      list: [
        "ne traite ces données que sur instruction du praticien, qui résulte de l'usage du service ;",
        'tient ceux qui y accèdent au secret ;',
        "les protège comme le dit [la politique de confidentialité](/cgu#securite), et n'y lit rien pour son compte ;",
        "nomme ses sous-traitants [sur la même page](/cgu#destinataires), les tient aux mêmes obligations, et annonce un nouveau un mois avant, pour que le praticien puisse s'y opposer ;",
        "donne au praticien de quoi répondre aux personnes : copie, correction, effacement d'un dossier ;",
        "l'avertit d'une violation de données dès qu'il en a connaissance, avec ce qu'il en sait ;",
        "à la fin, laisse exporter puis efface tout, sauf les factures et avoirs, qu'il archive sous scellés dix ans pour le compte du praticien ;",
        'tient à sa disposition ce qui montre que ces obligations sont respectées.',
      ],
    },
  ],
}
