import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { maxPurgedFiles } from 'shared/contracts/patients/retention'

export const saveFailed: Messages = {
  [errorCode.changedMeanwhile]: "Modifié entre-temps par quelqu'un d'autre : voici ce qui est enregistré",
  otherwise: "Problème lors de l'enregistrement",
}
export const purgeFailed: Messages = { otherwise: "Les dossiers n'ont pas pu être effacés" }

export const texts = {
  saved: 'Durée de conservation enregistrée',
  kept: 'Dossier conservé un an de plus',
  purged: 'Dossiers effacés',
  intro:
    "Passé ce délai après le dernier contact (séance, demande ou accord), un dossier est proposé à l'effacement. Rien n'est effacé sans votre confirmation.",
  most: `${maxPurgedFiles} dossiers sont choisis : c'est le plus qui s'efface en une fois. Effacez-les, puis choisissez les suivants.`,
  none: "Aucun dossier n'est à échéance.",
}
