import type { EstimationDetails, EstimationEvent, EstimationLink } from 'shared/contracts/finance/estimations'
import { sealOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { found } from '../../../refusal.ts'
import type { Seal } from '../../../sealing/sealing.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { textField } from './link/estimationWithFile.email.ts'
import { findEvents } from './events.sql.ts'
import { findLinks, type LinkRow } from './link/links.sql.ts'
import { sealedProof } from './link/proof.ts'
import { reasonField } from './link/sharedEstimation.ts'
import { findStated, isForFirm, itemOf } from './statedEstimation.sql.ts'
import { findProposedEmail } from './proposedEmail.sql.ts'

type Event = Awaited<ReturnType<typeof findEvents>>[number]

function proofOf(seal: Seal, { id, proof }: Event): EstimationEvent['proof'] {
  if (proof === null) return null
  const { firstname, lastname, sha256, earlyStart } = sealedProof.open(seal, id, proof)
  return { firstname, lastname, sha256, earlyStart }
}

const eventOf = (seal: Seal, event: Event): EstimationEvent => ({
  id: event.id,
  kind: event.kind,
  channel: event.channel,
  day: event.day,
  at: event.at.toISOString(),
  memberName: event.member_id === null ? null : [event.firstname, event.lastname].filter(Boolean).join(' '),
  proof: proofOf(seal, event),
})

const linkOf = (seal: Seal, link: LinkRow): EstimationLink => ({
  id: link.id,
  recipient: link.recipient,
  sentAt: link.sent_at.toISOString(),
  reason: seal.open(link.reason, reasonField(link.id)),
  text: seal.open(link.content, textField(link.id)),
  letterState: link.letter_state,
  letterRefusal: link.refusal,
  decidedAt: link.decided_at?.toISOString() ?? null,
})

/** Reads a quote with its history. Throws 404. */
export async function readEstimationDetails(context: MemberContext, id: string): Promise<EstimationDetails> {
  const { tx, member } = context
  const row = found(await findStated(tx, id))
  const seal = await sealOf(context)
  const events = await findEvents(tx, id)
  const links = await findLinks(tx, id)
  return {
    ...itemOf(row, { timeZone: member.timeZone, today: todayOf(context) }),
    therapistId: row.therapist_id,
    practiceName: await findPracticeName(tx),
    forFirm: await isForFirm(tx, row),
    events: events.map((event) => eventOf(seal, event)),
    links: links.map((link) => linkOf(seal, link)),
    proposedEmail: await findProposedEmail(tx, row.patient_id),
  }
}
