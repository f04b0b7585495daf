import type { Messages } from 'shared/client'
import type { BillSeries, SeriesStart } from 'shared/contracts/finance/billSeries'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  intro:
    "Les numéros se suivent sans trou. Le compteur continue de mois en mois, et reprend à 1 en janvier si le numéro contient l'année.",
  begun: 'Nouvelle série commencée',
  beginHelp: 'Le prochain document portera ce numéro. La série précédente reste telle quelle.',
  reasonHelp: 'Conservé avec la série, par exemple : changement de logiciel. Sans donnée sur un patient.',
  ownerOnly: 'Seul le titulaire du cabinet peut commencer une nouvelle série.',
}

export const kindTexts: Record<BillSeries['kind'], string> = { INVOICE: 'Factures', CREDIT_NOTE: 'Avoirs' }

export const stateTexts: Record<SeriesStart['state'], string> = {
  USED: '',
  UPCOMING: 'commence au prochain document',
  REPLACED: 'remplacée avant usage',
}

export const beginFailed: Messages = {
  [errorCode.billNumberTaken]: 'Ce numéro est déjà attribué',
  [errorCode.firstNumberRefused]: 'Une série ne peut pas commencer par ce numéro',
  [errorCode.nextNumberChanged]: 'Le prochain numéro a changé entre-temps : vérifiez-le, puis recommencez',
  otherwise: "La série n'a pas pu être commencée",
}
