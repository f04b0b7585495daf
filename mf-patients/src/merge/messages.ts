import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { MergeObstacle } from 'shared/contracts/patients/patientMerge'

export const obstacleTexts: Record<MergeObstacle, string> = {
  types: "Le dossier d'une personne et celui d'une entreprise ne se fusionnent pas.",
  programmes:
    "Les deux dossiers ont un programme aux mêmes dates. Un patient n'en a qu'un à la fois : terminez l'un des deux.",
  signatures: "Les deux dossiers figurent sur une même feuille d'émargement : ce sont deux personnes.",
}

export const mergeFailureMessages: Messages = {
  [errorCode.mergeKindsDiffer]: obstacleTexts.types,
  [errorCode.mergeProgrammesOverlap]: obstacleTexts.programmes,
  [errorCode.mergeBothSigned]: obstacleTexts.signatures,
  [errorCode.emailTaken]: 'Adresse mail utilisée pour un patient déjà enregistré',
  [errorCode.changedMeanwhile]: "L'un des dossiers a été modifié entre-temps : vérifiez vos choix.",
  [errorCode.notFound]: "L'un des dossiers n'existe plus.",
  otherwise: "Les dossiers n'ont pas pu être fusionnés",
}

export const texts = {
  filesMerged: 'Dossiers fusionnés',
  filesMergedInPart: "Dossiers fusionnés. La chronologie dit ce qui n'est pas repris.",
  nothingMoves: "Rien d'autre que ses coordonnées",
  mergeIsFinal: "L'autre dossier disparaît, et son adresse mène à celui-ci. Cela ne s'annule pas.",
  accountMoved: 'Le compte du patient est lié à ce dossier.',
  accountUnlinked: "Chacun a un compte : celui de ce dossier reste lié. L'autre ne mène plus à aucun dossier.",
  note: 'La note du cabinet est ajoutée à celle de ce dossier.',
  fit: "Les informations avec les animaux sont réunies\u00A0: aucune allergie ni peur n'est perdue.",
}
