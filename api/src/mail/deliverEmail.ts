import { inTransaction, type Tx } from '../db.ts'
import type { JobRun } from '../jobs/job.ts'
import { ignorePracticeClosed } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { Delivery, Email } from './defineEmail.ts'
import { updateSentEmail, findUnsentEmail } from './emails.sql.ts'
import { nameInEmail } from './nameInEmail.ts'
import type { MailTransport } from './openMailTransport.ts'
import { recordOutcome } from './practice/recordOutcome.ts'
import { smtpRefusalOf } from './smtpRefusal.ts'

interface DeliveryDependencies {
  transport: MailTransport
  /** E-mails by their stored names. */
  emails: readonly Email[]
}

function findEmail(emails: readonly Email[], emailName: string): Email {
  const email = emails.find(({ name }) => name === emailName)
  if (!email) throw new Error(`Unknown e-mail: ${emailName}`)
  return email
}

/**
 * Renders and sends an e-mail, unless it was sent, was withdrawn, or must no longer be sent; records the outcome.
 * Throws if the mail server did not accept it, except for a permanent refusal that is recorded.
 */
export async function deliverEmail(
  services: Services,
  { transport, emails }: DeliveryDependencies,
  letterId: string,
  { isLastTry }: JobRun = { isLastTry: false },
): Promise<void> {
  const stored = await findUnsentEmail(services.database, letterId)
  if (!stored) return
  const { id, name, data, sender, recipient_name, recipient_address } = stored
  const email = findEmail(emails, name)
  const logOutcome = async (tx: Tx, outcome: Delivery | { state: 'WITHDRAWN' }) => {
    if (!sender) return
    const pendingEmail = { id, tenantId: sender.tenantId, recipient: recipient_address }
    await ignorePracticeClosed(recordOutcome(tx, services, pendingEmail, outcome))
  }
  const completeDelivery = (delivery?: Delivery) =>
    inTransaction(services.database, async (tx) => {
      if (delivery && email.recordDelivery)
        await ignorePracticeClosed(email.recordDelivery(tx, data, delivery, services.now()))
      await logOutcome(tx, delivery ?? { state: 'WITHDRAWN' })
      await updateSentEmail(tx, id)
    })
  const to = { name: nameInEmail(recipient_name), address: recipient_address }
  const content = await ignorePracticeClosed(email.open(services, data, to))
  if (!content) return completeDelivery()
  try {
    await transport.send({ id, to, content, sender })
  } catch (error) {
    if (!email.recordDelivery && !sender) throw error
    const reason = smtpRefusalOf(error)
    // Records a permanent refusal as an outcome; other errors are retried, and recorded when the job is given up.
    if (reason) return completeDelivery({ state: 'REFUSED', reason })
    const unreachable: Delivery = { state: 'REFUSED', reason: 'UNREACHABLE' }
    if (isLastTry && email.recordDelivery) await completeDelivery(unreachable)
    // The operator can still redrive the job from the dead letter queue.
    else if (isLastTry) await inTransaction(services.database, (tx) => logOutcome(tx, unreachable))
    throw error
  }
  await completeDelivery({ state: 'SENT' })
}
