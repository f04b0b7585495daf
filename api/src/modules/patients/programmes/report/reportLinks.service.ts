import { errorCode } from 'shared/contracts/errorCodes'
import type { ReportLink } from 'shared/contracts/patients/programme'
import type { FileResponse } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { recipientProblems, reportLinkDays } from 'shared/domain/programme/reportLink'
import { v7 as uuidv7 } from 'uuid'
import { audit, auditMember } from '../../../../audit.ts'
import { beginTenant, inTransaction } from '../../../../db.ts'
import { documentSharedEmail } from '../../../../mail/emails/documentShared.email.ts'
import { sendEmail } from '../../../../mail/sendEmail.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { findPracticeName } from '../../../practice/user/practiceName.sql.ts'
import { findMember, findTimeZone } from '../../../practice/user/user.sql.ts'
import { linkOf } from './linkOf.ts'
import { openReportFile } from './reports.service.ts'
import { findLink, findReportFile, insertLink, updateLink } from './reports.sql.ts'

const dayMs = 86_400_000

/**
 * E-mails a link that works for `reportLinkDays` days unless it is revoked. The link and the e-mail do not identify the
 * patient.
 */
export async function sendReportLink(context: MemberContext, reportId: string, email: string): Promise<ReportLink> {
  const { tx, member, services } = context
  refuseProblems(recipientProblems({ email }))
  const { patient_id: patientId } = requireFound(await findReportFile(tx, reportId))
  const { tenantId } = member
  const id = uuidv7()
  const expiresAt = new Date(services.now().getTime() + reportLinkDays * dayMs)
  const row = await insertLink(tx, {
    tenant_id: tenantId,
    id,
    report_id: reportId,
    recipient: email,
    expires_at: expiresAt,
  })
  const token = await services.tokens.signLink('report', { tenantId, linkId: id }, expiresAt)
  await sendEmail(tx, {
    email: documentSharedEmail,
    to: { name: '', address: email },
    data: { practiceName: await findPracticeName(tx), token, validUntil: momentIn(member.timeZone, expiresAt).day },
    key: `documentShared:${id}`,
    practiceSubject: { patientId, replyTo: (await findMember(tx, member.accountId)).email },
  })
  await auditMember(context, { act: 'sendLink', entity: 'programme_report', entityId: reportId })
  return linkOf(row)
}

export async function revokeReportLink(context: MemberContext, id: string): Promise<ReportLink> {
  const { tx, services } = context
  const { report_id } = requireFound(await findLink(tx, id))
  const row = await updateLink(tx, id, 'revoked_at', services.now())
  await auditMember(context, { act: 'revokeLink', entity: 'programme_report', entityId: report_id })
  return linkOf(row)
}

/**
 * Returns the report of an e-mailed link, and records when it is first opened. Throws 404 if the link is expired or
 * revoked, or if the patient was deleted.
 */
export async function readSharedReport(services: Services, token: string): Promise<FileResponse> {
  const { tenantId, linkId } = (await services.tokens.readLink('report', token)) ?? {}
  if (typeof tenantId !== 'string' || typeof linkId !== 'string') throw new Refusal(404, errorCode.linkRefused)
  const now = services.now()
  return inTransaction(services.database, async (tx) => {
    await beginTenant(tx, tenantId)
    const link = requireFound(await findLink(tx, linkId), errorCode.linkRefused)
    if (link.revoked_at || link.expires_at <= now) throw new Refusal(404, errorCode.linkRefused)
    const context = { tx, services, member: { tenantId, timeZone: await findTimeZone(tx) } }
    const file = requireFound(await openReportFile(context, link.report_id), errorCode.linkRefused)
    await updateLink(tx, linkId, 'opened_at', now)
    const author = { tenantId, accountId: null }
    await audit(tx, author, { act: 'openLink', entity: 'programme_report', entityId: link.report_id })
    return file
  })
}
