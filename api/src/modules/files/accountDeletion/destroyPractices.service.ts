import { momentIn } from 'shared/domain/calendar/wallClock'
import { inTransaction, type Tx } from '../../../db.ts'
import { deleteFilesJob } from '../../../jobs/deleteFiles.job.ts'
import { sendJob } from '../../../jobs/sendJob.ts'
import { sessionsDroppedEmail } from '../../../mail/emails/sessionsDropped.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import type { Services } from '../../../services.ts'
import { decryptDocument } from '../../finance/bills/billFile.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { firmOf } from '../../practice/user/profileRow.ts'
import { findOwner } from '../../practice/user/user.sql.ts'
import { findSessionEmailData } from '../../sessionStore/sessionEmails/sessionEmailData.sql.ts'
import {
  lockPracticeToDestroy,
  deletePractice,
  findInvoiceToArchive,
  insertArchivedInvoice,
  listFileIds,
  listInvoiceIds,
  listPracticesToDestroy,
  listUpcomingSessions,
  updateEncryptionKey,
} from './destroyPractices.sql.ts'
import { encryptInvoice, purgeDateOf } from './invoiceArchive.ts'

/** A closed practice in the transaction that destroys it. */
interface Destruction {
  tx: Tx
  services: Services
  tenantId: string
  timeZone: string
}

/** Replaces the practice's key and archives each invoice and credit note with its files, encrypted with the new key. */
async function archiveInvoices({ tx, services, tenantId, timeZone }: Destruction): Promise<void> {
  const { encryption } = services
  const { phoneNumber, firm, tvaNumber, legalForm, shareCapital, rcsCity } = firmOf(await findOwner(tx))
  const issuer = { phoneNumber, firm, tvaNumber, legalForm, shareCapital, rcsCity }
  const previousCipher = await encryption.cipherOf(tx, tenantId)
  await updateEncryptionKey(tx, tenantId, encryption.newTenantKey(tenantId))
  const cipher = await encryption.cipherOf(tx, tenantId)
  for (const { id } of await listInvoiceIds(tx)) {
    const { content, xml, ...invoice } = await findInvoiceToArchive(tx, id)
    const files = decryptDocument(previousCipher, id, { content, xml })
    await insertArchivedInvoice(tx, {
      tenant_id: tenantId,
      id,
      content: encryptInvoice(id, { ...invoice, issuer, ...files }, cipher),
      purge_after: purgeDateOf(invoice.issued_on ?? momentIn(timeZone, invoice.created_at).day),
    })
  }
}

/**
 * E-mails the recipients of upcoming sessions that these will not take place: one e-mail per address, with all its
 * sessions. Sessions without an address are skipped.
 */
async function sendSessionsDroppedEmails({ tx, services, tenantId, timeZone }: Destruction): Promise<void> {
  const { day, time } = momentIn(timeZone, services.now())
  const sessions = []
  for (const id of await listUpcomingSessions(tx, `${day} ${time}`)) sessions.push(await findSessionEmailData(tx, id))
  const sessionsByAddress = Map.groupBy(sessions, ({ patient }) => patient?.address.toLowerCase() ?? '')
  sessionsByAddress.delete('')
  const practiceName = await findPracticeName(tx)
  for (const [index, [, [firstSession, ...otherSessions]]] of [...sessionsByAddress].entries()) {
    if (!firstSession?.patient) continue
    const droppedSessions = [firstSession, ...otherSessions].map(({ summary: { date, startTime } }) => ({
      date,
      startTime,
    }))
    await sendEmail(tx, {
      email: sessionsDroppedEmail,
      to: { name: '', address: firstSession.patient.address },
      data: { practiceName, sessions: droppedSessions },
      key: `sessionsDropped:${tenantId}:${index}`,
    })
  }
}

/**
 * Destroys a closed practice whose restoration period is over. Keeps its invoices and credit notes, encrypted, until
 * their legal retention period ends (rulings 32 and 76).
 */
const destroyPractice = (services: Services, tenantId: string): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    const timeZone = await lockPracticeToDestroy(tx, tenantId, services.now())
    if (timeZone === undefined) return
    const destruction = { tx, services, tenantId, timeZone }
    const keys = (await listFileIds(tx)).map((id) => `${tenantId}/${id}`)
    await sendSessionsDroppedEmails(destruction)
    await archiveInvoices(destruction)
    if (keys.length > 0) await sendJob(tx, deleteFilesJob, { keys })
    await deletePractice(tx, tenantId)
  })

/** Destroys the closed practices whose restoration period is over. A failed destruction does not prevent the others. */
export async function destroyPractices(services: Services): Promise<void> {
  const errors: unknown[] = []
  for (const tenantId of await listPracticesToDestroy(services.database, services.now()))
    await destroyPractice(services, tenantId).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
