import type { ShortSession } from 'shared/contracts/agenda/session'
import { auditMember } from '../../../../audit.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { recordSessionPayment } from '../../../finance/bills/payments/sessionPayments.service.ts'
import { updateSessions } from '../../../sessionStore/sessions/sessions.sql.ts'
import { findShortSession } from '../../../sessionStore/sessions/titledSessions.sql.ts'
import { lockLiveSession } from '../series/selection.service.ts'

export async function setSessionPaid(
  context: MemberContext,
  id: string,
  paid: boolean,
  ifMatch?: string,
): Promise<ShortSession> {
  const session = await lockLiveSession(context, id, ifMatch)
  await recordSessionPayment(context, session, paid)
  await updateSessions(context.tx, [id], { paid })
  await auditMember(context, { act: 'paid', entity: 'session', entityId: id, details: { paid } })
  return findShortSession(context.tx, id)
}
