import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { clientVatRefused } from '../../issuing/messages.ts'

export const texts = {
  empty: 'Aucune séance à facturer ce mois-ci',
  intro:
    "Les séances validées et passées qui ne sont sur aucune facture. Chaque patient coché reçoit sa facture, chacun de ses payeurs la sienne, et un refus n'arrête pas les autres.",
  firstNumber: (number: string) => `La première porte le numéro ${number}.`,
  frozen: 'Une facture générée ne change plus : elle se corrige par un avoir.',
  continuesInBackground: 'Vous pouvez quitter cette page : la génération continue, et rien ne sera facturé deux fois.',
}

export const startFailed: Messages = {
  [errorCode.firmMissing]: 'Informations entreprise non remplies',
  [errorCode.vatNotCharged]: 'Votre profil ne permet pas de facturer la TVA',
  [errorCode.vatReasonRefused]: "Ce motif d'absence de TVA ne convient pas à ces factures",
  [errorCode.clientReasonRefused]: clientVatRefused[errorCode.clientReasonRefused],
  otherwise: 'Erreur lors de la génération des factures',
}
