import type { EstimationDetails, EstimationMail } from 'shared/contracts/finance/estimations'
import { canBeDecidedOnline } from 'shared/domain/estimations/estimationState'
import { estimationMailProblems } from 'shared/domain/estimations/decisionProblems'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { estimationWithFileEmail } from './link/estimationWithFile.email.ts'
import { sendEmail, withdrawEmail } from '../../../mail/sendEmail.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../refusal.ts'
import { digestOf, newSecret } from '../../../encryption/secrets.ts'
import { refuseUnlessStateAllowed } from './decisionRefusal.ts'
import { readEstimationDetails } from './estimationDetails.service.ts'
import { textField } from './link/estimationWithFile.email.ts'
import { insertEvent } from './events.sql.ts'
import { updateDelivery, insertLink, updateOpenLinkAsReplaced } from './link/links.sql.ts'
import { findMember } from '../../practice/user/user.sql.ts'
import { estimationItem, lockEstimationWithState } from './estimationWithState.sql.ts'

const emailKey = (linkId: string) => `estimationSent:${linkId}`

/**
 * Queues the e-mail of a quote, with a link to read it and decide. The previous link is revoked, and its e-mail is
 * withdrawn if pending. Throws 409 with the decision of a quote that is no longer open.
 */
export async function mailEstimation(
  context: MemberContext,
  estimationId: string,
  { email, text }: EstimationMail,
): Promise<EstimationDetails> {
  const { tx, member, services } = context
  refuseProblems(estimationMailProblems({ email, text }))
  const row = requireFound(await lockEstimationWithState(tx, estimationId))
  const today = todayOf(context)
  const { state } = estimationItem(row, { timeZone: member.timeZone, today })
  refuseUnlessStateAllowed(state, canBeDecidedOnline)
  const now = services.now()
  const previousLinkId = await updateOpenLinkAsReplaced(tx, estimationId, now)
  if (previousLinkId !== undefined && (await withdrawEmail(tx, emailKey(previousLinkId))))
    await updateDelivery(tx, previousLinkId, { state: 'WITHDRAWN' }, now)
  const id = uuidv7()
  const token = newSecret()
  const recipient = email.trim()
  const estimationIds = { tenant_id: member.tenantId, estimation_id: estimationId }
  const cipher = await cipherOf(context)
  await insertLink(tx, {
    ...estimationIds,
    id,
    recipient,
    token_hash: digestOf(token),
    sent_at: now,
    content: cipher.encrypt(text.trim(), textField(id)),
    letter_state: 'PENDING',
  })
  await insertEvent(tx, {
    ...estimationIds,
    id: uuidv7(),
    kind: 'SENT',
    channel: 'MAIL',
    day: today,
    at: now,
    member_id: member.accountId,
    proof: null,
  })
  await sendEmail(tx, {
    email: estimationWithFileEmail,
    to: { name: '', address: recipient },
    data: { tenantId: member.tenantId, id, token },
    key: emailKey(id),
    practiceSubject: {
      patientId: row.patient_id,
      memberId: row.therapist_id,
      replyTo: (await findMember(tx, row.therapist_id)).email,
    },
  })
  await auditMember(context, { act: 'sendLink', entity: 'estimation', entityId: estimationId })
  return readEstimationDetails(context, estimationId)
}
