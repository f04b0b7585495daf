import type { BillClosure, BillClosurePage } from 'shared/contracts/billClosures'
import type { FileAnswer, Query } from 'shared/contracts/routes'
import type { ClosedPeriod } from 'shared/domain/billing/closures'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { csvOf } from 'shared/domain/csv'
import { shortDay } from 'shared/domain/format'
import { auditMember } from '../../../audit.ts'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { closureOf } from './closureRow.ts'
import { allClosures, closurePage, countClosures } from './closures.sql.ts'

/** A page of the closures of one kind, the newest first. */
export async function listClosures(
  { tx }: MemberContext,
  { period, page = 0, size = 20 }: Query<'GET /bill-closures'>,
): Promise<BillClosurePage> {
  const totalElements = await countClosures(tx, period)
  const rows = await closurePage(tx, period, { offset: page * size, limit: size })
  return {
    content: rows.map(closureOf),
    totalElements,
    itemsPerPage: size,
    totalPages: Math.ceil(totalElements / size),
  }
}

const names: Record<ClosedPeriod, string> = { DAY: 'jours', MONTH: 'mois', YEAR: 'annees' }

/** « 1234,50 », which a French spreadsheet adds up. */
const amount = (euros: number): string => euros.toFixed(2).replace('.', ',')

/** The columns of the file, by what stands above them. */
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

/** Every closure of one kind as a file, in their order. */
export async function closureFile(context: MemberContext, period: ClosedPeriod): Promise<FileAnswer> {
  const { tx, member } = context
  const closures = (await allClosures(tx, period)).map(closureOf)
  await auditMember(context, { act: 'exportClosures', entity: 'member', entityId: member.accountId })
  const lines = closures.map((row) => Object.values(columns).map((textOf) => textOf(row, member.timeZone)))
  return {
    contentType: 'text/csv; charset=utf-8',
    filename: `clotures-${names[period]}-${todayOf(context)}.csv`,
    content: csvOf([Object.keys(columns), ...lines]),
  }
}
