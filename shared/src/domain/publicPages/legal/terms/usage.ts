import type { TextSection } from '../../../text/Block.ts'

const article = (id: string, title: string, ...paragraphs: string[]): TextSection => ({
  id,
  title,
  blocks: paragraphs,
})

/** The articles of the terms of use. */
export const usageArticles: readonly TextSection[] = [
  article(
    'service',
    '1. Le service',
    'Complice est une application web de gestion pour les professionnels de la médiation animale : agenda, animaux, lieux, patients, devis, factures, prévisionnel, annuaire public et demande de séance en ligne. Il ne donne aucun avis médical et ne remplace ni un soin, ni une urgence.',
  ),
  article(
    'comptes',
    '2. Les comptes',
    "Un compte est personnel. Qui l'ouvre donne une adresse e-mail exacte, garde son mot de passe secret et répond de ce qui est fait de son compte. L'administrateur d'un cabinet décide des droits de chaque membre de son équipe.",
    'Un compte patient sert à demander des séances. Il ne donne pas accès au dossier que tient le praticien.',
  ),
  article(
    'reservation',
    '3. La demande de séance',
    "Une demande réserve le créneau jusqu'à la réponse du praticien, ou jusqu'à son expiration. La séance n'est convenue qu'une fois validée par le praticien, et ne lie que lui et le patient : l'exploitant n'y est pas partie et ne perçoit rien dessus.",
    "L'e-mail de confirmation contient un lien d'annulation. Il est sans effet dans le délai que le praticien a fixé avant la séance (48 heures s'il n'a rien changé) : il faut alors s'adresser au praticien.",
  ),
  article(
    'usage',
    '4. Le bon usage',
    "Vous n'utilisez le service que pour ce à quoi il sert, dans le respect de la loi et des droits d'autrui. Sont interdits les contenus illicites, l'accès ou la tentative d'accès aux données d'autrui, et ce qui vise à perturber le service. Le nombre de requêtes est limité.",
    "Le praticien est seul responsable de ce qu'il écrit et enregistre, de l'information de ses patients, des consentements qu'il recueille et du secret auquel il est tenu.",
  ),
  article(
    'disponibilite',
    '5. La disponibilité',
    "L'exploitant met en œuvre ce qui est raisonnablement possible pour que le service soit accessible à tout moment, sans le garantir : il peut l'interrompre pour le maintenir ou le protéger.",
  ),
  article(
    'propriete',
    '6. La propriété',
    "Vos données restent les vôtres : le praticien peut en télécharger la copie à tout moment depuis « Mes informations ». Le code du logiciel est sous licence MIT ; la marque et les textes du site appartiennent à l'exploitant.",
  ),
  article(
    'responsabilite',
    '7. La responsabilité',
    "Les seuils de charge des animaux, les montants et les documents que le logiciel propose aident le praticien, qui les vérifie et en décide. L'exploitant répond des dommages directs causés par sa faute ; rien ici ne limite la responsabilité que la loi interdit de limiter.",
  ),
  article(
    'fin',
    '8. La fin du compte',
    "Vous pouvez supprimer votre compte à tout moment dans « Mes informations » : il ferme aussitôt, et ses données sont détruites après sept jours, pendant lesquels le lien reçu par e-mail le rouvre ; un patient l'écrit à l'exploitant. L'exploitant peut fermer un compte qui enfreint gravement ces conditions, après l'en avoir averti et lui avoir laissé le temps d'exporter ses données, sauf urgence.",
  ),
  article(
    'evolution',
    '9. Les changements, le droit applicable',
    "Une nouvelle version de ces conditions est publiée sur cette page avec sa date ; les titulaires d'un compte sont avertis par e-mail d'un changement important. Le droit français s'applique.",
  ),
]
