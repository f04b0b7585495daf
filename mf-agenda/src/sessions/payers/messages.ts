import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  title: 'Qui paie',
  changed: 'Répartition enregistrée',
  follows: 'Comme les autres séances du patient.',
  own: 'Répartition propre à cette séance.',
  fixed: 'Une part est facturée : la séance et ses parts ne changent plus.',
  empty: 'Les parts apparaissent dès que la séance a un prix.',
}

export const saveFailed: Messages = {
  [errorCode.changedMeanwhile]:
    "Cette séance vient d'être modifiée par quelqu'un d'autre. Rechargez la page pour la voir.",
  [errorCode.sessionBilled]: texts.fixed,
  otherwise: "Erreur lors de l'enregistrement",
}
