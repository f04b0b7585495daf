import type { MonthEnd } from 'shared/contracts/finance/monthEnd'
import { vatDue } from 'shared/domain/books/vatDue'
import { monthOf, type Period } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { hasPrivilege, todayOf, type MemberContext } from '../../../memberContext.ts'
import { findBills } from '../bills/bills.sql.ts'
import { listBookDocuments } from '../books/bookDocuments.service.ts'
import { readReportScope } from '../sales/reportScope.service.ts'
import type { SalesScope } from '../sales/soldSessions.sql.ts'
import { findOwner } from '../../practice/user/user.sql.ts'
import { listClubsToPay } from './monthEnd.sql.ts'
import { readSessionSteps } from './sessionSteps.service.ts'

const maxListedBills = 5

/** Counts and sums the unpaid invoices of a month, and lists the newest five for members with the privilege BILL. */
async function readUnpaidBills(context: MemberContext, { startDate, endDate }: Period): Promise<MonthEnd['unpaid']> {
  const { content, totalElements, sums } = await findBills(
    context.tx,
    { startDate, endDate, status: 'UNPAID', size: maxListedBills },
    { timeZone: context.member.timeZone, today: todayOf(context) },
  )
  return {
    count: totalElements,
    due: sums.due,
    overdue: sums.overdue,
    bills: hasPrivilege(context, 'BILL')
      ? content.map(({ id, billNumber, patient, payerName, dueOn, overdueDays, remaining }) => ({
          id,
          billNumber,
          patient: patient.name,
          payerName,
          dueOn,
          overdueDays,
          remaining,
        }))
      : [],
  }
}

async function readClubs({ tx, member, services }: MemberContext, scope: SalesScope): Promise<MonthEnd['clubs']> {
  const clubs = await listClubsToPay(tx, scope, momentIn(member.timeZone, services.now()))
  return {
    count: clubs.reduce((count, { sessions }) => count + sessions, 0),
    due: eurosOf(sumOf(clubs.map(({ due }) => centsOf(due)))),
    clubs,
  }
}

/** Reads the VAT due for the month; null for a practice without VAT if no VAT is due. */
async function readVat(context: MemberContext, month: Period): Promise<MonthEnd['vat']> {
  const owner = await findOwner(context.tx)
  const onInvoices = owner.vat_on_debits
  const documents = await listBookDocuments(context, month, owner)
  const { all: sums } = vatDue(documents)
  if (!owner.taxes && sums.every(({ tax }) => tax === 0)) return null
  return {
    onInvoices,
    base: eurosOf(sumOf(sums.map(({ base }) => base))),
    tax: eurosOf(sumOf(sums.map(({ tax }) => tax))),
    rates: sums.map(({ rate, base, tax }) => ({ rate: rate / 100, base: eurosOf(base), tax: eurosOf(tax) })),
    unknown: onInvoices ? documents.undatedBills.created : documents.undatedBills.paid,
  }
}

/**
 * Reads the remaining tasks of a month `yyyy-mm` (ruling 110). Throws 400 for a month that has not begun, and for too
 * many documents (E234).
 */
export async function readMonthEnd(context: MemberContext, month: string): Promise<MonthEnd> {
  const scope = await readReportScope(context, monthOf(`${month}-01`))
  return {
    month,
    ...(await readSessionSteps(context, scope)),
    unpaid: await readUnpaidBills(context, scope),
    clubs: await readClubs(context, scope),
    vat: await readVat(context, scope),
  }
}
