import type { MonthEnd } from 'shared/contracts/finance/monthEnd'
import { monthOf } from 'shared/domain/calendar/period'
import { money, plural, shortDay } from 'shared/domain/format'
import { debtorName } from '../bills/debtorName.ts'
import { searchPath } from '../reporting/reportSearch.ts'
import { permittedLinks } from './step.ts'
import type { HasPrivilege, Step } from './step.ts'

type Bill = MonthEnd['unpaid']['bills'][number]

function dueText({ dueOn, overdueDays }: Bill): string {
  if (dueOn === null) return ''
  if (overdueDays === 0) return `à régler le ${shortDay(dueOn)}`
  return `échue le ${shortDay(dueOn)}, il y a ${overdueDays} ${plural(overdueDays, 'jour', 'jours')}`
}

/** Returns the tasks about the money of a month: unpaid invoices, and amounts that the practice owes to places. */
export function moneySteps({ month, unpaid, clubs }: MonthEnd, hasPrivilege: HasPrivilege): Step[] {
  const period = monthOf(`${month}-01`)
  const unpaidPath = `${searchPath('/pros/billings/details', period)}&status=UNPAID`
  const overdueText = unpaid.overdue > 0 ? `, dont ${money(unpaid.overdue)} en retard` : ''
  return [
    {
      title: 'Factures à encaisser',
      count: unpaid.count,
      figures: `${unpaid.count} ${plural(unpaid.count, 'facture', 'factures')} · ${money(unpaid.due)}${overdueText}`,
      text: 'Émises dans le mois et pas encore réglées : notez les paiements reçus, relancez les autres.',
      rows: unpaid.bills.map((bill) => ({
        key: bill.id,
        text: `${bill.billNumber} · ${debtorName(bill.patient, bill.payerName)}`,
        detail: dueText(bill),
        path: hasPrivilege('BILL') ? `${unpaidPath}&name=${encodeURIComponent(bill.billNumber)}` : undefined,
        amount: money(bill.remaining),
      })),
      unlistedCount: unpaid.count - unpaid.bills.length,
      links: permittedLinks(hasPrivilege, [
        { label: 'Voir les factures', path: unpaidPath, privilege: 'BILL' },
        ...(unpaid.overdue > 0
          ? [{ label: 'Relancer', path: '/pros/billings/reminders', privilege: 'BILL' } as const]
          : []),
      ]),
    },
    {
      title: 'Lieux à payer',
      count: clubs.count,
      figures: `${clubs.count} ${plural(clubs.count, 'séance', 'séances')} · ${money(clubs.due)}`,
      text: 'Ce que vous devez aux lieux pour les séances passées : marquez-le « Payé au lieu » une fois réglé.',
      rows: clubs.clubs.map(({ id, name, sessions, due }) => ({
        key: id,
        text: name,
        detail: `${sessions} ${plural(sessions, 'séance', 'séances')}`,
        path: hasPrivilege('CLUBS') ? `${searchPath('/pros/clubs/amount-details', period)}&clubId=${id}` : undefined,
        amount: money(due),
        action: hasPrivilege('CLUBS')
          ? { label: 'Régler', name: `Régler ${name}`, path: searchPath(`/pros/clubs/${id}`, period) }
          : undefined,
      })),
      unlistedCount: 0,
      links: [],
    },
  ]
}
