import { meansLabel } from 'shared/domain/bills/meansOfPayment'
import { paymentKindLabels } from 'shared/domain/bills/paymentKinds'
import { csvOf } from 'shared/domain/csv'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { shortDay } from 'shared/domain/format'
import { spreadsheetAmount } from 'shared/domain/spreadsheetAmount'
import { closureCells, closureTitles } from '../closures/closureColumns.ts'
import type { ArchivedClosure, ArchivedDocument, ArchivedPayment, HashChainRow } from './archive.sql.ts'

const hashTitles = ['Empreinte précédente', 'Contenu haché', 'Empreinte']
const hashCells = ({ previousHash, hashed, hash }: HashChainRow) => [previousHash, hashed, hash]

const documentLabels: Record<ArchivedDocument['kind'], string> = { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir' }

const formatInstant = (at: Date, timeZone: string) => {
  const { day, time } = momentIn(timeZone, at)
  return `${shortDay(day)} ${time}`
}

/** Returns the journal of payments as CSV, in the order of recording. */
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
      ...hashTitles,
    ],
    ...payments.map((payment) => [
      String(payment.position),
      formatInstant(payment.recordedAt, timeZone),
      shortDay(payment.paidOn),
      payment.billNumber,
      paymentKindLabels[payment.kind],
      payment.corrects === null ? '' : String(payment.corrects),
      meansLabel(payment.means),
      spreadsheetAmount(payment.amount),
      ...hashCells(payment),
    ]),
  ])

/** Returns the invoices and credit notes as CSV, with the hashes of their files. */
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
      ...hashTitles,
    ],
    ...documents.map((document) => [
      documentLabels[document.kind],
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
      ...hashCells(document),
    ]),
  ])

/** The hash is the last column of a closure; here it is among the columns of `hashTitles`. */
const withoutHash = (cells: readonly string[]) => cells.slice(0, -1)

/** Returns the closures of one kind (days, months or years) as CSV. */
export const closuresCsv = (closures: readonly ArchivedClosure[], timeZone: string): string =>
  csvOf([
    [...withoutHash(closureTitles), ...hashTitles],
    ...closures.map((row) => [...withoutHash(closureCells(row.closure, timeZone)), ...hashCells(row)]),
  ])
