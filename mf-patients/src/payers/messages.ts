import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const saveFailed: Messages = {
  [errorCode.payerHasParts]: 'Un payeur retiré a encore des parts à facturer',
  otherwise: "Problème lors de l'enregistrement",
}

export const texts = {
  title: 'Qui paie',
  changed: 'Répartition enregistrée',
  empty: 'Le patient paie toutes ses séances.',
  intro:
    "Chacun reçoit sa propre facture. Les séances dont aucune part n'est facturée suivent cette répartition, sauf celles qui ont la leur.",
  givesBack: 'Retirer quand même : ses parts reviennent aux autres',
  fixedStay: "Une part déjà fixée par la facture d'un autre payeur reste à lui facturer.",
  ceiling: "T.V.A comprise, par année civile. Au-delà, c'est à qui paie le reste.",
}
