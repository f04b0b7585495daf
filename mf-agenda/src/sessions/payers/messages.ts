import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  title: 'Qui paie',
  changedMeanwhile: 'La répartition de cette séance a été modifiée entre-temps',
  divisionSaved: 'Répartition enregistrée',
  patientDivision: 'Comme les autres séances du patient.',
  sessionDivision: 'Répartition propre à cette séance.',
  partBilled: 'Une part est facturée : la séance et ses parts ne changent plus.',
  noPrice: 'Les parts apparaissent dès que la séance a un prix.',
}

export const saveFailureMessages: Messages = {
  [errorCode.sessionBilled]: texts.partBilled,
  [errorCode.notFound]:
    "La séance, ou l'un de ses payeurs, a été supprimé entre-temps : fermez, puis rouvrez la répartition.",
  otherwise: "Erreur lors de l'enregistrement",
}
