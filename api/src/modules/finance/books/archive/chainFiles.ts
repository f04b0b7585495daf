import { paymentChoices } from 'shared/domain/bills/paymentChoices'
import { csvOf } from 'shared/domain/csv'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { shortDay } from 'shared/domain/format'
import { spreadsheetAmount } from 'shared/domain/spreadsheetAmount'
import { closureCells, closureTitles } from '../../bills/closures/closureColumns.ts'
import type { ArchivedClosure, ArchivedDocument, ArchivedPayment, Chained } from './archive.sql.ts'

const chainTitles = ['Empreinte précédente', 'Contenu haché', 'Empreinte']
const chainCells = ({ previousHash, hashed, hash }: Chained) => [previousHash, hashed, hash]

const natures: Record<ArchivedPayment['kind'] | ArchivedDocument['kind'], string> = {
  INVOICE: 'Facture',
  CREDIT_NOTE: 'Avoir',
  PAYMENT: 'Paiement',
  REFUND: 'Remboursement',
  CORRECTION: 'Correction',
}

const moment = (at: Date, timeZone: string) => {
  const { day, time } = nowIn(timeZone, at)
  return `${shortDay(day)} ${time}`
}

/** The journal of payments as it was recorded. */
export const journalCsv = (payments: readonly ArchivedPayment[], timeZone: string): string =>
  csvOf([
    [
      'Numéro',
      'Enregistré le',
      'Payé le',
      'Facture',
      'Nature',
      'Corrige',
      'Mode de règlement',
      'Montant',
      ...chainTitles,
    ],
    ...payments.map((payment) => [
      String(payment.position),
      moment(payment.recordedAt, timeZone),
      shortDay(payment.paidOn),
      payment.billNumber,
      natures[payment.kind],
      payment.corrects === null ? '' : String(payment.corrects),
      paymentChoices.find(({ id }) => id === payment.means)?.label ?? payment.means,
      spreadsheetAmount(payment.amount),
      ...chainCells(payment),
    ]),
  ])

/** The invoices and credit notes with the hashes of their files. */
export const documentsCsv = (documents: readonly ArchivedDocument[]): string =>
  csvOf([
    [
      'Nature',
      'Rang',
      'Numéro',
      'Émis le',
      'Échéance',
      'Client',
      'Corrige',
      'Montant H.T',
      'Montant T.T.C',
      'Empreinte du PDF',
      'Empreinte du XML',
      ...chainTitles,
    ],
    ...documents.map((document) => [
      natures[document.kind],
      String(document.position),
      document.number,
      shortDay(document.issuedOn),
      document.dueOn === null ? '' : shortDay(document.dueOn),
      document.clientName,
      document.corrects ?? '',
      spreadsheetAmount(document.net),
      spreadsheetAmount(document.total),
      document.pdfHash,
      document.xmlHash,
      ...chainCells(document),
    ]),
  ])

/** The closures of one kind. */
export const closuresCsv = (closures: readonly ArchivedClosure[], timeZone: string): string =>
  csvOf([
    [...closureTitles.slice(0, -1), ...chainTitles],
    ...closures.map((row) => [...closureCells(row.closure, timeZone).slice(0, -1), ...chainCells(row)]),
  ])
