import { archiveHashHeader, type Book } from 'shared/contracts/finance/books'
import { errorCode } from 'shared/contracts/errorCodes'
import type { FileResponse, Query } from 'shared/contracts/routes'
import type { Period } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { auditMember } from '../../../audit.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { readReportScope } from '../sales/reportScope.service.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { findOwner } from '../../practice/user/user.sql.ts'
import { readArchiveFile } from './archive/archive.service.ts'
import { listBookDocuments, type BookDocuments } from './bookDocuments.service.ts'
import { fecBook, sirenOf } from './fecBook.ts'
import { receiptsCsv, receiptsPdf } from './receipts.ts'
import { refuseUndatedBills } from './refuseUndatedBills.ts'
import { eReportingCsv, vatCsv } from './vatBook.ts'

const maxPdfRows = 1_000

const csvFile = (name: string, { startDate, endDate }: Period, content: string): FileResponse => ({
  contentType: 'text/csv; charset=utf-8',
  filename: `${name}-${startDate}-${endDate}.csv`,
  content,
})

async function receiptsFile(
  context: MemberContext,
  { payments }: BookDocuments,
  period: Period,
  format: 'csv' | 'pdf',
) {
  const { tx, member, services } = context
  if (format === 'csv') return csvFile('livre-des-recettes', period, receiptsCsv(payments))
  if (payments.length > maxPdfRows) throw new Refusal(400, errorCode.reportTooLong)
  const header = { practice: await findPracticeName(tx), createdAtLocal: momentIn(member.timeZone, services.now()) }
  return {
    contentType: 'application/pdf',
    filename: `livre-des-recettes-${period.startDate}-${period.endDate}.pdf`,
    content: await receiptsPdf(payments, period, header),
  }
}

/**
 * Exports a book of the practice (ruling 107). Throws 400 for an invalid period, without a SIREN (E110), for too many
 * rows (E234), or if an invoice was not issued in the application (E235).
 */
export async function readBookFile(
  context: MemberContext,
  book: Book,
  { format = 'csv', ...search }: Query<'GET /books/:book'>,
): Promise<FileResponse> {
  const { startDate, endDate } = await readReportScope(context, search)
  const period = { startDate, endDate }
  const owner = await findOwner(context.tx)
  const documents = await listBookDocuments(context, period, owner)
  const { created, paid } = documents.undatedBills
  const files: Record<Book, () => FileResponse | Promise<FileResponse>> = {
    receipts: () => receiptsFile(context, documents, period, format),
    vat: () => {
      refuseUndatedBills(owner.vat_on_debits ? created : paid)
      return csvFile('tva-due', period, vatCsv(documents))
    },
    fec: () => fecBook(context, documents, owner, period),
    'e-reporting': () => {
      refuseUndatedBills([...created, ...paid])
      return csvFile('e-reporting', period, eReportingCsv(documents, period, sirenOf(owner)))
    },
    archive: () => readArchiveFile(context, documents, owner, period),
  }
  const file = await files[book]()
  const hash = file.headers?.[archiveHashHeader]
  const details = { book, ...(hash !== undefined && { sha256: hash }) }
  await auditMember(context, { act: 'exportBook', entity: 'tenant', entityId: context.member.tenantId, details })
  return file
}
