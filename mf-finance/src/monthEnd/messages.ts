import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  title: 'Fin de mois',
  notBegun: "Ce mois n'a pas encore commencé : choisissez un mois déjà venu.",
  notFinished: "Le mois n'est pas terminé : de ce qui est à venir, seules les demandes sont comptées.",
  declareVat: "Déclarez la TVA due, si ce n'est pas encore fait.",
  vatTitle: 'TVA due',
  vatOnPayments: "À l'encaissement : la TVA de ce qui a été reçu dans le mois.",
  vatOnInvoices: 'À la facturation : la TVA de ce qui a été facturé dans le mois, avoirs déduits.',
  vatUnknown: "Elle se déclare hors d'ici : cette page ne sait pas si c'est fait.",
  vatWithout: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Sans la facture ${numbers.join()} : elle n'a pas été émise ici, et sa TVA n'est pas connue.`
      : `Sans les factures ${numbers.join(', ')} : elles n'ont pas été émises ici, et leur TVA n'est pas connue.`,
  noVat: 'Aucune TVA due pour ce mois.',
}

export const readFailed: Messages = {
  [errorCode.reportTooLong]: 'Ce mois a trop de factures ou de paiements pour être montré en une fois.',
  otherwise: 'Le chargement a échoué.',
}
