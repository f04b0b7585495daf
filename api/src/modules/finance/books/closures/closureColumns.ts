import type { BillClosure } from 'shared/contracts/finance/billClosures'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { shortDay } from 'shared/domain/format'
import { spreadsheetAmount } from 'shared/domain/spreadsheetAmount'

/** Columns of the closures' file, by header. */
const columns: Readonly<Record<string, (row: BillClosure, timeZone: string) => string>> = {
  Numéro: ({ position }) => String(position),
  Du: ({ firstDay }) => shortDay(firstDay),
  Au: ({ lastDay }) => shortDay(lastDay),
  Factures: ({ billCount }) => String(billCount),
  'Facturé T.T.C': ({ billed }) => spreadsheetAmount(billed),
  'Facturé H.T': ({ billedNet }) => spreadsheetAmount(billedNet),
  Avoirs: ({ creditNoteCount }) => String(creditNoteCount),
  'Crédité T.T.C': ({ credited }) => spreadsheetAmount(credited),
  'Crédité H.T': ({ creditedNet }) => spreadsheetAmount(creditedNet),
  'Lignes du journal': ({ paymentCount }) => String(paymentCount),
  Encaissé: ({ received }) => spreadsheetAmount(received),
  Remboursé: ({ refunded }) => spreadsheetAmount(refunded),
  'Total perpétuel facturé': ({ perpetualBilled }) => spreadsheetAmount(perpetualBilled),
  'Total perpétuel encaissé': ({ perpetualReceived }) => spreadsheetAmount(perpetualReceived),
  'Clôturé le': ({ closedAt }, timeZone) => {
    const { day, time } = momentIn(timeZone, new Date(closedAt))
    return `${shortDay(day)} ${time}`
  },
  Empreinte: ({ hash }) => hash,
}

export const closureTitles: readonly string[] = Object.keys(columns)

export const closureCells = (closure: BillClosure, timeZone: string): string[] =>
  Object.values(columns).map((textOf) => textOf(closure, timeZone))
