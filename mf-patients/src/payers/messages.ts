import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const saveFailureMessages: Messages = {
  [errorCode.payerHasParts]: 'Un payeur retiré a encore des parts à facturer',
  otherwise: "Problème lors de l'enregistrement",
}

export const texts = {
  title: 'Qui paie',
  payersSaved: 'Répartition enregistrée',
  patientPaysAll: 'Le patient paie toutes ses séances.',
  intro:
    "Chacun reçoit sa propre facture. Les séances dont aucune part n'est facturée suivent cette répartition, sauf celles qui ont la leur.",
  givesBack: 'Retirer quand même : ses parts reviennent aux autres',
  fixedSharesStay: "Une part déjà fixée par la facture d'un autre payeur reste à lui facturer.",
  ceilingHint: "T.V.A comprise, par année civile. Au-delà, c'est à qui paie le reste.",
}
