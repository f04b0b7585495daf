import type { Report, ReportInput } from 'shared/contracts/patients/programme'
import type { FileResponse } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { requireFound } from '../../../../refusal.ts'
import { findPatient } from '../../patients/patients.sql.ts'
import type { ProgrammeRow } from '../programmeRow.ts'
import { findProgramme } from '../programmes.sql.ts'
import { linkOf } from './linkOf.ts'
import { readReportContent } from './reportContent.service.ts'
import { reportPdf } from './reportPdf.ts'
import { findLinks, findReportFile, findReports, insertReport, type LinkRow, type ReportRow } from './reports.sql.ts'

const fileField = (id: string) => ({ table: 'programme_report', column: 'content', id })

/** Returns a download whose file name does not identify the patient. */
const fileOf = (content: Uint8Array, day: string): FileResponse => ({
  contentType: 'application/pdf',
  filename: `bilan-${day}.pdf`,
  content,
})

const reportOf = ({ id, audience, given_at, author_name }: ReportRow, links: readonly LinkRow[]): Report => ({
  id,
  audience,
  givenAt: given_at.toISOString(),
  authorName: author_name,
  links: links.filter(({ report_id }) => report_id === id).map(linkOf),
})

/** Reads a programme. Throws 404, also if its patient was deleted. */
async function readProgramme({ tx }: MemberContext, id: string): Promise<ProgrammeRow> {
  const programme = requireFound(await findProgramme(tx, id))
  requireFound(await findPatient(tx, programme.patient_id))
  return programme
}

export async function listReports(context: MemberContext, programmeId: string): Promise<Report[]> {
  await readProgramme(context, programmeId)
  const rows = await findReports(context.tx, programmeId)
  const links = await findLinks(
    context.tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => reportOf(row, links))
}

/** Renders a report without storing it; the audit records the preview. */
export async function previewReport(
  context: MemberContext,
  programmeId: string,
  input: ReportInput,
): Promise<FileResponse> {
  const content = await readReportContent(context, await readProgramme(context, programmeId), input)
  const details = { audience: input.audience }
  await auditMember(context, { act: 'previewReport', entity: 'programme', entityId: programmeId, details })
  return fileOf(await reportPdf(content), content.createdAtLocal.day)
}

/** Renders and stores a report. The audit entry has its audience and number of comments, never their text. */
export async function issueReport(context: MemberContext, programmeId: string, input: ReportInput): Promise<Report> {
  const { tx, member } = context
  const content = await readReportContent(context, await readProgramme(context, programmeId), input)
  const bytes = await reportPdf(content)
  const id = uuidv7()
  const cipher = await cipherOf(context)
  const row = await insertReport(tx, {
    tenant_id: member.tenantId,
    id,
    programme_id: programmeId,
    audience: input.audience,
    content: cipher.encryptBytes(Buffer.from(bytes), fileField(id)),
    given_by: member.accountId,
    given_at: content.createdAt,
  })
  const details = { audience: input.audience, comments: content.medical?.comments.length ?? 0 }
  await auditMember(context, { act: 'giveReport', entity: 'programme_report', entityId: id, details })
  return reportOf(row, [])
}

/**
 * Reads the stored file, which later changes do not affect; undefined if the report does not exist or its patient was
 * deleted.
 */
export async function openReportFile(
  { tx, member, services }: Pick<MemberContext, 'tx' | 'services'> & { member: { tenantId: string; timeZone: string } },
  id: string,
): Promise<FileResponse | undefined> {
  const row = await findReportFile(tx, id)
  if (!row) return undefined
  const cipher = await services.encryption.cipherOf(tx, member.tenantId)
  return fileOf(cipher.decryptBytes(row.content, fileField(id)), momentIn(member.timeZone, row.given_at).day)
}

export async function readReportFile(context: MemberContext, id: string): Promise<FileResponse> {
  const file = requireFound(await openReportFile(context, id))
  await auditMember(context, { act: 'readReport', entity: 'programme_report', entityId: id })
  return file
}
