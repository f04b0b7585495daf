import { errorCode } from 'shared/contracts/errorCodes'
import type { SavedDivision, SessionDivisionInput } from 'shared/contracts/finance/payer'
import { centsOf } from 'shared/domain/money/cents'
import { divisionProblems } from 'shared/domain/money/divisionProblems'
import { reasonToKeepDivision } from 'shared/domain/sessions/reasonToKeepDivision'
import { auditMember } from '../../../../audit.ts'
import { refuseOutdatedVersion } from '../../../../etag.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../../refusal.ts'
import { readSessionDivision } from '../../../finance/payers/division.service.ts'
import { readPayers } from '../../../finance/payers/planParts.service.ts'
import type { SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { updateSessions } from '../../../sessionStore/sessions/sessions.sql.ts'
import { findSession } from '../../../sessionStore/sessions/sessionState.sql.ts'
import { isBilled, refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { lockSelection } from '../series/selection.service.ts'
import type { ChangeOptions } from './changeSession.service.ts'

type Division = SessionDivisionInput['division']

async function refuseUnknownPayers({ tx }: MemberContext, { patient_id }: SessionRow, division: Division) {
  const { payersById: payers } = await readPayers(tx, patient_id === null ? [] : [patient_id])
  if (division?.some(({ payerId }) => payerId !== null && payers.get(payerId)?.removed_at !== null))
    throw new Refusal(404, errorCode.notFound)
}

/**
 * Changes how payers share the price of a session and, with `all`, of the following sessions of its series; sessions
 * whose price cannot be shared this way are returned with the reason. Throws 404 for a payer that is deleted or not the
 * patient's, 409 (E146) once a share is billed.
 */
export async function changeDivision(
  context: MemberContext,
  id: string,
  { division }: SessionDivisionInput,
  { scope = 'once', ifMatch }: ChangeOptions = {},
): Promise<SavedDivision> {
  const { tx } = context
  const { row, followingSessions } = await lockSelection(context, id, scope)
  refuseOutdatedVersion(ifMatch, row)
  refuseBilled(row)
  await refuseUnknownPayers(context, row, division)
  refuseProblems(divisionProblems(division ?? [], centsOf(row.price)))

  const reasonToKeep = (session: SessionRow) =>
    reasonToKeepDivision(
      { billed: isBilled(session), patientId: session.patient_id, price: centsOf(session.price) },
      division,
      row.patient_id,
    )
  const keptSessions = followingSessions.flatMap((session) => {
    const reason = reasonToKeep(session)
    return reason === null ? [] : [{ id: session.id, date: session.day, reason }]
  })
  const changedIds = [row, ...followingSessions]
    .map((session) => session.id)
    .filter((sessionId) => !keptSessions.some((unchanged) => unchanged.id === sessionId))
  await updateSessions(tx, changedIds, { division: division && JSON.stringify(division) })
  await auditMember(context, {
    act: 'update',
    entity: 'session',
    entityId: id,
    details: { fields: ['division'], ...(scope === 'all' && { count: changedIds.length, kept: keptSessions.length }) },
  })
  return { ...(await readSessionDivision(context, requireFound(await findSession(tx, id)))), kept: keptSessions }
}
