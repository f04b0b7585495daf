import type { FastifyReply } from 'fastify'
import { errorCode } from 'shared/contracts/errorCodes'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { sendJob } from '../../../jobs/sendJob.ts'
import { deleteFilesJob } from '../../../jobs/deleteFiles.job.ts'
import { hasRole, cipherOf, type MemberContext } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import { clearRenewalCookie } from '../../practice/accounts/renewalCookie.ts'
import { hasSessionsAhead } from '../../sessionStore/sessions/sessionsAhead.sql.ts'
import { leave } from '../../practice/team/members.service.ts'
import { findMember, findOwner } from '../../practice/user/user.sql.ts'
import { firmOf } from '../../practice/user/profileRow.ts'
import { decryptedDocument } from '../../finance/bills/billFile.ts'
import {
  insertArchivedInvoice,
  deletePractice,
  listFileIds,
  listInvoiceIds,
  findInvoiceToArchive,
  updateEncryptionKey,
} from './closePractice.sql.ts'
import { encryptInvoice, purgeDateOf } from './invoiceArchive.ts'

/**
 * Replaces the practice's key and archives the invoices with their documents one by one, encrypted with the new key.
 */
async function archiveInvoices(context: MemberContext): Promise<void> {
  const { tx, member, services } = context
  const { phoneNumber, firm, tvaNumber, legalForm, shareCapital, rcsCity } = firmOf(await findOwner(tx))
  const issuer = { phoneNumber, firm, tvaNumber, legalForm, shareCapital, rcsCity }
  const formerKeySeal = await cipherOf(context)
  await updateEncryptionKey(tx, member.tenantId, services.encryption.newTenantKey(member.tenantId), services.now())
  const cipher = await cipherOf(context)
  for (const { id } of await listInvoiceIds(tx)) {
    const { content, xml, ...invoice } = await findInvoiceToArchive(tx, id)
    const files = decryptedDocument(formerKeySeal, id, { content, xml })
    await insertArchivedInvoice(tx, {
      tenant_id: member.tenantId,
      id,
      content: encryptInvoice(id, { ...invoice, issuer, ...files }, cipher),
      purge_after: purgeDateOf(nowIn(member.timeZone, invoice.created_at).day),
    })
  }
}

/**
 * Deletes the practice and its members; keeps the encrypted invoices until the legal retention period ends (ruling 32).
 */
async function closePractice(context: MemberContext): Promise<void> {
  const { tx, member } = context
  const keys = (await listFileIds(tx)).map((id) => `${member.tenantId}/${id}`)
  await archiveInvoices(context)
  if (keys.length > 0) await sendJob(tx, deleteFilesJob, { keys })
  await deletePractice(tx)
}

/**
 * Removes the caller from the team; 409 while they have upcoming sessions, which an administrator must hand over first.
 */
async function leaveTeam(context: MemberContext): Promise<void> {
  const { tx, member, services } = context
  if (await hasSessionsAhead(tx, member.accountId, services.now())) throw new Refusal(409, errorCode.memberHasSessions)
  await leave(context, await findMember(tx, member.accountId))
}

/** Deletes the caller's account and, for the owner, the whole practice. The account's tokens become invalid at once. */
export async function deleteAccount(context: MemberContext, reply: FastifyReply): Promise<void> {
  if (hasRole(context, 'ROLE_ADMIN')) await closePractice(context)
  else await leaveTeam(context)
  clearRenewalCookie(reply, context.services.settings)
}
