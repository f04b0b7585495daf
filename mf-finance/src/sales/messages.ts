import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  title: 'Détail des ventes',
  empty: 'Aucune séance vendue sur cette période',
  listExplanation:
    "Les séances validées de la période, au prix de leur facture ou, sans facture, à leur prix et au taux de TVA de votre profil. Les charges sont les locations du lieu et des animaux que vous devez. Ce qui est facturé en lignes libres n'est pas une séance : il est dans les factures.",
}

export const fileFailed: Messages = {
  [errorCode.reportTooLong]:
    'Cette période a trop de lignes pour un seul fichier : choisissez-en une plus courte, ou le fichier CSV.',
  [errorCode.tooManyTries]: 'Trop de fichiers demandés : réessayez dans une minute.',
  otherwise: "Le fichier n'a pas pu être préparé.",
}
