import type { BillClosure } from 'shared/contracts/billClosures'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { shortDay } from 'shared/domain/format'

/** « 1234,50 », which a French spreadsheet adds up. */
const amount = (euros: number): string => euros.toFixed(2).replace('.', ',')

/** The columns of a file of closures, by what stands above them. */
const columns: Readonly<Record<string, (row: BillClosure, timeZone: string) => string>> = {
  Numéro: ({ position }) => String(position),
  Du: ({ firstDay }) => shortDay(firstDay),
  Au: ({ lastDay }) => shortDay(lastDay),
  Factures: ({ billCount }) => String(billCount),
  'Facturé T.T.C': ({ billed }) => amount(billed),
  'Facturé H.T': ({ billedNet }) => amount(billedNet),
  Avoirs: ({ creditNoteCount }) => String(creditNoteCount),
  'Crédité T.T.C': ({ credited }) => amount(credited),
  'Crédité H.T': ({ creditedNet }) => amount(creditedNet),
  'Lignes du journal': ({ paymentCount }) => String(paymentCount),
  Encaissé: ({ received }) => amount(received),
  Remboursé: ({ refunded }) => amount(refunded),
  'Total perpétuel facturé': ({ perpetualBilled }) => amount(perpetualBilled),
  'Total perpétuel encaissé': ({ perpetualReceived }) => amount(perpetualReceived),
  'Clôturé le': ({ closedAt }, timeZone) => {
    const { day, time } = nowIn(timeZone, new Date(closedAt))
    return `${shortDay(day)} ${time}`
  },
  Empreinte: ({ hash }) => hash,
}

export const closureTitles: readonly string[] = Object.keys(columns)

export const closureCells = (closure: BillClosure, timeZone: string): string[] =>
  Object.values(columns).map((textOf) => textOf(closure, timeZone))
