import { restorationDays } from 'shared/contracts/accounts/restoration'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { auditMember } from '../../../audit.ts'
import { insertMailToken } from '../../../credentials/mailTokens.sql.ts'
import { practiceClosedEmail } from '../../../mail/emails/practiceClosed.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { deleteSignIns } from '../../practice/accounts/signIns.sql.ts'
import { findMember, updatePublishedTherapists } from '../../practice/user/user.sql.ts'
import { updateClosedPractice } from './closePractice.sql.ts'

const dayMs = 86_400_000

/**
 * Closes the caller's practice: nobody can sign in, its public pages disappear and its jobs stop. Its data, except the
 * invoices, are destroyed after seven days, during which the e-mailed link can restore the practice (ruling 76).
 * Requires the exclusive lock on the practice.
 */
export async function closePractice(context: MemberContext): Promise<void> {
  const { tx, member, services } = context
  const closedAt = services.now()
  const destroyAt = new Date(closedAt.getTime() + restorationDays * dayMs)
  const { email, firstname, lastname } = await findMember(tx, member.accountId)
  for (const id of await updateClosedPractice(tx, member.tenantId, { closedAt, destroyAt })) await deleteSignIns(tx, id)
  await updatePublishedTherapists(tx)
  await auditMember(context, { act: 'close', entity: 'tenant', entityId: member.tenantId })
  const token = await insertMailToken(tx, 'RESTORE', member.accountId, destroyAt)
  await sendEmail(tx, {
    email: practiceClosedEmail,
    to: { name: `${firstname} ${lastname}`.trim(), address: email },
    data: { token, destroyOn: momentIn(member.timeZone, destroyAt).day },
    key: `practiceClosed:${member.tenantId}:${closedAt.toISOString()}`,
  })
}
