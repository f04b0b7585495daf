import type { EstimationDecision, EstimationDetails } from 'shared/contracts/finance/estimations'
import { decisionProblems } from 'shared/domain/estimations/decisionProblems'
import { isUndecided } from 'shared/domain/estimations/estimationState'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../refusal.ts'
import { refuseUnlessStateAllowed } from './decisionRefusal.ts'
import { readEstimationDetails } from './estimationDetails.service.ts'
import { insertEvent } from './events.sql.ts'
import { estimationDays, estimationItem, lockEstimationWithState } from './estimationWithState.sql.ts'

/**
 * Records the client's decision on paper, without the evidence that an online acceptance has. Throws 409 if there is
 * already a decision.
 */
export async function recordPaperDecision(
  context: MemberContext,
  estimationId: string,
  { decision, day }: EstimationDecision,
): Promise<EstimationDetails> {
  const { tx, member, services } = context
  const row = requireFound(await lockEstimationWithState(tx, estimationId))
  const today = todayOf(context)
  refuseUnlessStateAllowed(estimationItem(row, { timeZone: member.timeZone, today }).state, isUndecided)
  refuseProblems(decisionProblems({ day }, { issuedOn: estimationDays(row, member.timeZone).issuedOn, today }))
  await insertEvent(tx, {
    tenant_id: member.tenantId,
    id: uuidv7(),
    estimation_id: estimationId,
    kind: decision,
    channel: 'PAPER',
    day,
    at: services.now(),
    member_id: member.accountId,
    proof: null,
  })
  await auditMember(context, { act: 'noteDecision', entity: 'estimation', entityId: estimationId })
  return readEstimationDetails(context, estimationId)
}
