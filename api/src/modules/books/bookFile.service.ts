import type { Book } from 'shared/contracts/books'
import { errorCode } from 'shared/contracts/errorCodes'
import type { FileAnswer, Query } from 'shared/contracts/routes'
import type { Period } from 'shared/domain/calendar/period'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { fecFile, fecName, fecRows } from 'shared/domain/books/fec'
import { auditMember } from '../../audit.ts'
import type { MemberContext } from '../../memberContext.ts'
import { Refusal } from '../../refusal.ts'
import { reportScope } from '../sales/reportScope.service.ts'
import type { MemberRow } from '../user/memberRow.ts'
import { practiceName } from '../user/practiceName.sql.ts'
import { findOwner } from '../user/user.sql.ts'
import { findBookedBills, findBookedPayments } from './books.sql.ts'
import { receiptsCsv, receiptsPdf } from './receipts.ts'
import { eReportingCsv, vatCsv } from './vatBook.ts'

/** What is too long for one file is refused, never cut short. */
const mostRows = 50_000
const mostRowsOfPdf = 1_000

/** What was issued and received in these days. Throws 400 with E234 for more than one book holds. */
export async function documentsOf({ tx }: MemberContext, period: Period) {
  const bills = await findBookedBills(tx, period, mostRows + 1)
  const payments = await findBookedPayments(tx, period, mostRows + 1)
  if (Math.max(bills.length, payments.length) > mostRows) throw new Refusal(400, errorCode.reportTooLong)
  return { bills, payments }
}

type Documents = Awaited<ReturnType<typeof documentsOf>>

const csv = (name: string, { startDate, endDate }: Period, content: string): FileAnswer => ({
  contentType: 'text/csv; charset=utf-8',
  filename: `${name}-${startDate}-${endDate}.csv`,
  content,
})

/** Throws 400 with E110 where the profile has none. */
function sirenOf({ firm_siren: siren }: MemberRow): string {
  const digits = siren.replaceAll(/\D/g, '')
  if (digits === '')
    throw new Refusal(400, errorCode.firmMissing, { message: 'Le SIREN de votre entreprise manque dans votre profil' })
  return digits
}

async function receipts(context: MemberContext, { payments }: Documents, period: Period, format: 'csv' | 'pdf') {
  const { tx, member, services } = context
  if (format === 'csv') return csv('livre-des-recettes', period, receiptsCsv(payments))
  if (payments.length > mostRowsOfPdf) throw new Refusal(400, errorCode.reportTooLong)
  const made = { practice: await practiceName(tx), at: nowIn(member.timeZone, services.now()) }
  return {
    contentType: 'application/pdf',
    filename: `livre-des-recettes-${period.startDate}-${period.endDate}.pdf`,
    content: await receiptsPdf(payments, period, made),
  }
}

/** A book of the practice (ruling 107). Throws 400 for its days, with E110 without a SIREN, with E234 for too many rows. */
export async function bookFile(
  context: MemberContext,
  book: Book,
  { format = 'csv', ...search }: Query<'GET /books/:book'>,
): Promise<FileAnswer> {
  const { startDate, endDate } = await reportScope(context, search)
  const period = { startDate, endDate }
  const owner = await findOwner(context.tx)
  const onInvoices = owner.vat_on_debits
  const documents = await documentsOf(context, period)
  const files: Record<Book, () => FileAnswer | Promise<FileAnswer>> = {
    receipts: () => receipts(context, documents, period, format),
    vat: () => csv('tva-due', period, vatCsv(documents, onInvoices)),
    fec: () => ({
      contentType: 'text/plain; charset=utf-8',
      filename: fecName(sirenOf(owner), endDate),
      content: fecFile(fecRows(documents.bills, documents.payments)),
    }),
    'e-reporting': () =>
      csv(
        'e-reporting',
        period,
        eReportingCsv(documents, {
          siren: sirenOf(owner),
          onInvoices,
          isExempt: owner.vat_exemption === 'EXONERE_SANTE',
        }),
      ),
  }
  const file = await files[book]()
  const { tenantId } = context.member
  await auditMember(context, { act: 'exportBook', entity: 'tenant', entityId: tenantId, details: { book } })
  return file
}
