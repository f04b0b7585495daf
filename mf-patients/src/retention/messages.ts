import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { maxPurgedFiles } from 'shared/contracts/patients/retention'

export const saveFailureMessages: Messages = {
  [errorCode.changedMeanwhile]: "Modifié entre-temps par quelqu'un d'autre : voici ce qui est enregistré",
  otherwise: "Problème lors de l'enregistrement",
}
export const purgeFailureMessages: Messages = { otherwise: "Les dossiers n'ont pas pu être effacés" }

export const texts = {
  periodSaved: 'Durée de conservation enregistrée',
  fileKept: 'Dossier conservé un an de plus',
  filesErased: 'Dossiers effacés',
  intro:
    "Passé ce délai après le dernier contact (séance, demande ou accord), un dossier est proposé à l'effacement. Rien n'est effacé sans votre confirmation.",
  maxSelected: `${maxPurgedFiles} dossiers sont choisis : c'est le plus qui s'efface en une fois. Effacez-les, puis choisissez les suivants.`,
  noDueFile: "Aucun dossier n'est à échéance.",
}
