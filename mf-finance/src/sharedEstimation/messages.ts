import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { shortDay } from 'shared/domain/format'

export const texts = {
  linkUnknown: "Ce lien n'est pas valable. Ouvrez-le depuis le dernier e-mail que vous avez reçu.",
  linkReplaced: 'Ce lien a été remplacé : le devis vous a été envoyé de nouveau. Ouvrez le lien du dernier e-mail.',
  withdrawal:
    "Vous disposez d'un délai de rétractation de quatorze jours à compter de votre acceptation, sans avoir à le motiver et sans frais (art. L. 221-18 du code de la consommation). Vous pourrez l'exercer sur cette page.",
  earlyStart: 'Je demande que les séances commencent avant la fin du délai de rétractation de quatorze jours.',
  earlyStartHint:
    'Sans cette demande, les séances commencent après ce délai. Si vous vous rétractez ensuite, les séances déjà données restent dues (art. L. 221-25).',
  accepted: 'Merci, le devis est accepté. Une confirmation vous est envoyée par e-mail.',
  refused: 'Votre refus est enregistré. Une confirmation vous est envoyée par e-mail.',
  withdrawn: 'Votre rétractation est enregistrée. Une confirmation vous est envoyée par e-mail.',
}

/** Messages for an invalid link. */
export const linkRefused: Messages = {
  [errorCode.estimationLinkReplaced]: texts.linkReplaced,
  otherwise: texts.linkUnknown,
}

export const decisionFailed: Messages = {
  [errorCode.estimationAccepted]: 'Ce devis est déjà accepté.',
  [errorCode.estimationRefused]: 'Ce devis est déjà refusé.',
  [errorCode.estimationWithdrawn]: 'Vous vous êtes rétracté de ce devis.',
  [errorCode.estimationExpired]: "Ce devis n'est plus valable : demandez-en un nouveau à votre praticien.",
  [errorCode.withdrawalOver]: 'Le délai de rétractation est terminé. Écrivez à votre praticien.',
  [errorCode.estimationLinkReplaced]: texts.linkReplaced,
  [errorCode.linkRefused]: texts.linkUnknown,
  otherwise: "Votre réponse n'a pas pu être enregistrée. Réessayez.",
}

export const fileFailed: Messages = {
  [errorCode.estimationLinkReplaced]: texts.linkReplaced,
  [errorCode.linkRefused]: texts.linkUnknown,
  otherwise: "Le PDF n'a pas pu être téléchargé. Réessayez.",
}

/** Returns a sentence for the client about the state of a decided or expired quote. */
export function stateSentence({ state, stateSince }: Pick<SharedEstimation, 'state' | 'stateSince'>): string {
  const day = shortDay(stateSince)
  if (state === 'ACCEPTED') return `Vous avez accepté ce devis le ${day}.`
  if (state === 'REFUSED') return `Ce devis a été refusé le ${day}.`
  if (state === 'WITHDRAWN') return `Vous vous êtes rétracté de ce devis le ${day}.`
  if (state === 'EXPIRED') return `Ce devis était valable jusqu'au ${day}. Demandez-en un nouveau à votre praticien.`
  return ''
}
