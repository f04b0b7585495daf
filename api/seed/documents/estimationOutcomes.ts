import { createHash } from 'node:crypto'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { textField } from '../../src/modules/finance/estimations/link/estimationWithFile.email.ts'
import { insertEvent, type EventRow } from '../../src/modules/finance/estimations/events.sql.ts'
import {
  updateDelivery,
  insertLink,
  updateRefusalReason,
} from '../../src/modules/finance/estimations/link/links.sql.ts'
import { encryptedProof, type AcceptanceProof } from '../../src/modules/finance/estimations/link/proof.ts'
import { findProposedEmail } from '../../src/modules/finance/estimations/proposedEmail.sql.ts'
import { reasonField } from '../../src/modules/finance/estimations/link/sharedEstimation.ts'
import { cipherOf, type MemberContext } from '../../src/memberContext.ts'
import { digestOf, newSecret } from '../../src/encryption/secrets.ts'
import { timeZone } from '../SeedContext.ts'

/** Outcome of a quote. `EXPIRED`: its e-mail was refused, and its age exceeds its period of validity. */
export type EstimationOutcome =
  | 'ISSUED'
  | 'SENT'
  | 'EXPIRED'
  | 'ACCEPTED_ONLINE'
  | 'ACCEPTED_ON_PAPER'
  | 'REFUSED_ONLINE'
  | 'REFUSED_ON_PAPER'
  | 'WITHDRAWN'

/** Days from the e-mail of a quote to its decision, and from the acceptance to the withdrawal. */
const decidedAfterDays = 2
const withdrawnAfterDays = 7

const emailText = 'Bonjour,\n\nVeuillez trouver ci-joint notre devis.'
const refusedDelivery = { state: 'REFUSED', reason: 'MAILBOX_FULL' } as const

interface Estimation {
  id: string
  bytes: Uint8Array
  patientId: string
  clientName: string
  issuedOn: Day
}

/** Records the outcome of a past quote. Sends no e-mail. */
export async function addOutcome(
  context: MemberContext,
  estimation: Estimation,
  outcome: EstimationOutcome,
): Promise<void> {
  if (outcome === 'ISSUED') return
  const { tx, member } = context
  const ids = { tenant_id: member.tenantId, estimation_id: estimation.id }
  const cipher = await cipherOf(context)
  const sentOn = addDays(estimation.issuedOn, 1)
  const recipient = (await findProposedEmail(tx, estimation.patientId)) || 'contact@exemple.fr'
  const addEvent = async (
    row: Pick<EventRow, 'kind' | 'channel' | 'day'>,
    proofOf: (id: string) => Buffer | null = () => null,
  ) => {
    const id = crypto.randomUUID()
    const at = instantOf(timeZone, row.day, '18:05')
    const memberId = row.channel === 'ONLINE' ? null : member.accountId
    await insertEvent(tx, { ...ids, ...row, id, at, member_id: memberId, proof: proofOf(id) })
  }
  const decidedOn = addDays(sentOn, decidedAfterDays)
  if (outcome === 'ACCEPTED_ON_PAPER') return addEvent({ kind: 'ACCEPTED', channel: 'PAPER', day: decidedOn })
  if (outcome === 'REFUSED_ON_PAPER') return addEvent({ kind: 'REFUSED', channel: 'PAPER', day: decidedOn })
  const linkId = crypto.randomUUID()
  const sentAt = instantOf(timeZone, sentOn, '18:05')
  await insertLink(tx, {
    ...ids,
    id: linkId,
    recipient,
    token_hash: digestOf(newSecret()),
    sent_at: sentAt,
    content: cipher.encrypt(emailText, textField(linkId)),
    letter_state: 'PENDING',
  })
  await updateDelivery(tx, linkId, outcome === 'EXPIRED' ? refusedDelivery : { state: 'SENT' }, sentAt)
  await addEvent({ kind: 'SENT', channel: 'MAIL', day: sentOn })
  if (outcome === 'SENT' || outcome === 'EXPIRED') return
  if (outcome === 'REFUSED_ONLINE') {
    await updateRefusalReason(
      tx,
      linkId,
      cipher.encrypt('Nous attendons la rentrée pour nous décider.', reasonField(linkId)),
    )
    return addEvent({ kind: 'REFUSED', channel: 'ONLINE', day: decidedOn })
  }
  const [firstname = '', ...otherNames] = estimation.clientName.split(' ')
  const proof: AcceptanceProof = {
    firstname,
    lastname: otherNames.join(' ') || firstname,
    acceptedAt: instantOf(timeZone, decidedOn, '18:05').toISOString(),
    sentTo: recipient,
    sha256: createHash('sha256').update(estimation.bytes).digest('hex'),
    earlyStart: false,
  }
  await addEvent({ kind: 'ACCEPTED', channel: 'ONLINE', day: decidedOn }, (id) =>
    encryptedProof.encrypt(cipher, id, proof),
  )
  if (outcome === 'WITHDRAWN')
    await addEvent({ kind: 'WITHDRAWN', channel: 'ONLINE', day: addDays(decidedOn, withdrawnAfterDays) })
}
