import { errorCode } from 'shared/contracts/errorCodes'
import type { FileResponse, Query } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { auditMember } from '../../../audit.ts'
import { fileNameOf } from '../../../files/fileNameOf.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { fullName } from '../issuing/issuerOf.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { findMember } from '../../practice/user/user.sql.ts'
import { sumSales } from './sales.sql.ts'
import { readSales, readSalesScope } from './sales.service.ts'
import { salesCsv } from './salesCsv.ts'
import { salesPdf } from './salesPdf.ts'

/** Maximum number of rows in one file, which is built in memory; a larger file is refused, never truncated. */
const maxRows = { csv: 100_000, pdf: 1_000 }

const tooManyRowsRefusal = (limit: number, format: string) =>
  new Refusal(400, errorCode.reportTooLong, {
    message: `Plus de ${limit} lignes : choisissez une période plus courte${format === 'pdf' ? ', ou le fichier CSV' : ''}`,
  })

/** Exports the sales of a period as a file. Throws 400 (E234) for more than the maximum number of rows. */
export async function readSalesFile(
  context: MemberContext,
  { format, ...filter }: Query<'GET /sales/details/file'>,
): Promise<FileResponse> {
  const { tx, member, services } = context
  const scope = await readSalesScope(context, filter)
  const totals = await sumSales(tx, scope)
  const limit = maxRows[format]
  if (totals.sessionCount > limit) throw tooManyRowsRefusal(limit, format)
  const sales = await readSales(context, scope, { offset: 0, limit })
  await auditMember(context, { act: 'exportSales', entity: 'tenant', entityId: member.tenantId })
  const { startDate, endDate } = scope
  const therapist = filter.therapistId ? fullName(await findMember(tx, filter.therapistId)) : ''
  const therapistSlug = fileNameOf(therapist)
  const filename = `ventes-${therapistSlug && `${therapistSlug}-`}${startDate}-${endDate}.${format}`
  if (format === 'csv') return { contentType: 'text/csv; charset=utf-8', filename, content: salesCsv(sales, totals) }
  const content = await salesPdf(
    { startDate, endDate, therapist, sales, totals },
    { practice: await findPracticeName(tx), createdAtLocal: momentIn(member.timeZone, services.now()) },
  )
  return { contentType: 'application/pdf', filename, content }
}
