import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { restorableDays } from 'shared/domain/patients/restorablePatient'

export const restoreFailureMessages: Messages = {
  [errorCode.emailTaken]:
    "Son adresse mail est maintenant celle d'un autre patient : retirez-la de cet autre dossier, puis réessayez.",
  [errorCode.patientRestorationOver]: `Supprimé il y a plus de ${restorableDays} jours, ce patient ne revient plus dans la liste.`,
  [errorCode.notFound]: "Ce dossier n'est plus parmi les patients supprimés.",
  otherwise: "Le patient n'a pas pu être remis dans la liste.",
}

export const texts = {
  intro: `Pendant ${restorableDays} jours, un patient supprimé peut être remis dans la liste, avec tout son dossier ; ses séances annulées le restent. Ensuite ses données sont conservées jusqu'à ce que vous les effaciez.`,
  restored: 'Patient remis dans la liste',
  none: 'Aucun patient supprimé.',
  noneHint: 'Les patients que vous supprimez se retrouveront ici, avec leur dossier.',
  noMatch: 'Aucun résultat trouvé pour votre recherche',
}
