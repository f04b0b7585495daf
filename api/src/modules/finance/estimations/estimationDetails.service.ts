import type { EstimationDetails, EstimationEvent, EstimationLink } from 'shared/contracts/finance/estimations'
import { cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { textField } from './link/estimationWithFile.email.ts'
import { findEvents } from './events.sql.ts'
import { findLinks, type LinkRow } from './link/links.sql.ts'
import { encryptedProof } from './link/proof.ts'
import { reasonField } from './link/sharedEstimation.ts'
import { findEstimationWithState, isForFirm, estimationItem } from './estimationWithState.sql.ts'
import { findProposedEmail } from './proposedEmail.sql.ts'

type Event = Awaited<ReturnType<typeof findEvents>>[number]

function proofOf(cipher: FieldCipher, { id, proof }: Event): EstimationEvent['proof'] {
  if (proof === null) return null
  const { firstname, lastname, sha256, earlyStart } = encryptedProof.decrypt(cipher, id, proof)
  return { firstname, lastname, sha256, earlyStart }
}

const eventOf = (cipher: FieldCipher, event: Event): EstimationEvent => ({
  id: event.id,
  kind: event.kind,
  channel: event.channel,
  day: event.day,
  at: event.at.toISOString(),
  memberName: event.member_id === null ? null : [event.firstname, event.lastname].filter(Boolean).join(' '),
  proof: proofOf(cipher, event),
})

const linkOf = (cipher: FieldCipher, link: LinkRow): EstimationLink => ({
  id: link.id,
  recipient: link.recipient,
  sentAt: link.sent_at.toISOString(),
  reason: cipher.decrypt(link.reason, reasonField(link.id)),
  text: cipher.decrypt(link.content, textField(link.id)),
  letterState: link.letter_state,
  letterRefusal: link.refusal,
  decidedAt: link.decided_at?.toISOString() ?? null,
})

/** Reads a quote with its history. Throws 404 for an unknown quote. */
export async function readEstimationDetails(context: MemberContext, id: string): Promise<EstimationDetails> {
  const { tx, member } = context
  const row = requireFound(await findEstimationWithState(tx, id))
  const cipher = await cipherOf(context)
  const events = await findEvents(tx, id)
  const links = await findLinks(tx, id)
  return {
    ...estimationItem(row, { timeZone: member.timeZone, today: todayOf(context) }),
    therapistId: row.therapist_id,
    practiceName: await findPracticeName(tx),
    forFirm: await isForFirm(tx, row),
    events: events.map((event) => eventOf(cipher, event)),
    links: links.map((link) => linkOf(cipher, link)),
    proposedEmail: await findProposedEmail(tx, row.patient_id),
  }
}
