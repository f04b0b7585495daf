import type { Messages } from 'shared/client'
import type { Book } from 'shared/contracts/finance/books'
import { errorCode } from 'shared/contracts/errorCodes'

export const texts = {
  title: 'Livres comptables',
  intro:
    "Ces fichiers viennent des factures et des avoirs émis, et du journal des paiements. Une séance payée sans facture n'y est pas : facturez-la. La période compte le jour d'émission des factures et le jour de réception des paiements.",
}

interface BookText {
  book: Book
  name: string
  text: string
  formats: readonly { format: 'csv' | 'pdf'; label: string }[]
}

const csv = { format: 'csv', label: 'CSV' } as const

export const books: readonly BookText[] = [
  {
    book: 'receipts',
    name: 'Livre des recettes',
    text: "Chaque paiement reçu ou rendu, dans l'ordre : date, référence de la facture, client, nature, mode de règlement et montant TTC.",
    formats: [csv, { format: 'pdf', label: 'PDF' }],
  },
  {
    book: 'vat',
    name: 'TVA due',
    text: "La base et la TVA de chaque mois, par taux : à l'encaissement, ou à la facturation pour les factures émises sous l'option pour les débits de votre profil.",
    formats: [csv],
  },
  {
    book: 'fec',
    name: 'Fichier des écritures comptables (FEC)',
    text: 'Les écritures de ventes et de règlements en 18 colonnes (article A. 47 A-1 du livre des procédures fiscales), ou les recettes seules en 22 colonnes pour une comptabilité de caisse, à choisir dans « Mes informations ». Choisissez votre exercice. Un numéro donné à une écriture ne change plus. Une micro-entreprise ne doit pas ce fichier.',
    formats: [{ format: 'csv', label: 'TXT' }],
  },
  {
    book: 'e-reporting',
    name: 'Données de e-reporting',
    text: "Pour chaque jour et chaque taux, les factures des particuliers et ce qui en a été reçu. Les factures des entreprises qui ont un SIREN sont électroniques : elles n'y sont pas.",
    formats: [csv],
  },
  {
    book: 'archive',
    name: 'Archive datée',
    text: "Un ZIP à garder : les clôtures, le journal des paiements et la liste des factures avec leurs empreintes, le livre des recettes et les écritures. Un fichier y explique comment vérifier que rien n'a changé.",
    formats: [{ format: 'csv', label: 'ZIP' }],
  },
]

export const archiveHashText =
  "Empreinte SHA-256 de l'archive, à garder à part : elle prouve que l'archive n'a pas changé."

export const bookFailed: Messages = {
  [errorCode.firmMissing]: 'Le SIREN de votre entreprise manque : complétez « Mes informations ».',
  [errorCode.reportTooLong]: 'Cette période a trop de lignes pour un seul fichier : choisissez-en une plus courte.',
  [errorCode.billUndated]: "Une facture de cette période n'a pas été émise ici : sa TVA n'est pas connue.",
  [errorCode.tooManyTries]: 'Trop de fichiers demandés : réessayez dans une minute.',
  otherwise: "Le fichier n'a pas pu être préparé.",
}
