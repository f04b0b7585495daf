import type { SavedSessions, SessionInput } from 'shared/contracts/agenda/session'
import { increasesWork } from 'shared/domain/sessions/series'
import { auditMember } from '../../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import type { Misfit } from '../../fit/fitExceptions.service.ts'
import { saveFitExceptions } from '../../fit/fitExceptions.service.ts'
import { listAnimalIdsWithException } from '../../fit/fitExceptions.sql.ts'
import {
  sendCancellationToBooker,
  sendNewTimeToBooker,
} from '../../../sessionStore/sessionEmails/bookerEmails.service.ts'
import { sharedColumns, timeSlotOf, type SessionRow } from '../../../sessionStore/sessions/sessionRow.ts'
import { refuseBilled } from '../../../sessionStore/sessions/sessionState.ts'
import { listShortSessionsByIds } from '../../../sessionStore/sessions/titledSessions.sql.ts'
import { checkConflicts, type ForceColumns } from '../conflicts/conflictCheck.service.ts'
import { fitChecksOfChange } from '../series/fitChecks.ts'
import { findMisfits, listMisfitConflicts } from '../conflicts/misfits.service.ts'
import { checkReferences } from '../input/references.sql.ts'
import { checkInput, checkTimes } from '../input/sessionInput.ts'
import { changesToCheck, planAfterClockChange, planChange, type ChangePlan } from '../series/changePlan.ts'
import { formerReferences, lockSelection } from '../series/selection.service.ts'
import type { Scope } from '../series/series.sql.ts'
import type { SessionChange } from '../series/sessionChange.ts'
import { changedFields } from './changedFields.ts'
import { etagOf, refuseOutdatedVersion } from '../../../../etag.ts'
import { formColumns, saveChanges, type CheckedChange } from './saveChanges.service.ts'

/**
 * Whether to keep the stored reason although the new check found no conflict: a shortened session may still exceed
 * limits, but a change that adds work was checked.
 */
const isReasonKept = ({ row, timeSlot }: SessionChange, { force_reason }: ForceColumns) =>
  force_reason === null && !increasesWork(timeSlotOf(row), timeSlot)

/**
 * Returns a function that reads the force columns of a session: new ones if its time or animals were checked again,
 * otherwise the stored ones. Throws 409 when a changed session has a conflict that the input does not force.
 */
async function checkChanges(
  context: MemberContext,
  plan: ChangePlan,
  input: SessionInput,
  misfits: readonly Misfit[],
): Promise<(row: SessionRow) => ForceColumns> {
  const checkedChanges = changesToCheck(plan, input.force)
  checkTimes(
    [...new Set([plan.chosenChange, ...checkedChanges])].map(({ timeSlot }) => timeSlot),
    context.member.timeZone,
  )
  const forceColumnsOf = await checkConflicts(context, checkedChanges, input, listMisfitConflicts(context, misfits))
  const changeById = new Map(checkedChanges.map((change) => [change.id, change]))
  return ({ id, allow_overlap, force_reason }) => {
    const change = changeById.get(id)
    if (!change) return { allow_overlap, force_reason }
    const newColumns = forceColumnsOf(id)
    return isReasonKept(change, newColumns) ? { ...newColumns, force_reason } : newColumns
  }
}

async function auditChange(context: MemberContext, checkedChange: CheckedChange, fitExceptions: number): Promise<void> {
  const { plan, input, scope, forceColumnsOf } = checkedChange
  const { row } = plan.chosenChange
  const fields = changedFields(row, formColumns(checkedChange), input, await cipherOf(context))
  const isForced =
    input.force &&
    [plan.chosenChange, ...plan.followingSessionChanges].some(
      (change) => forceColumnsOf(change.row).force_reason !== null,
    )
  const details = {
    fields,
    ...(scope === 'all' && { count: plan.followingSessionChanges.length + 1, kept: plan.keptSessions.length }),
    ...(isForced && { forced: true, reason: input.forceReason ?? '' }),
    ...(fitExceptions > 0 && { fitExceptions }),
  }
  await auditMember(context, { act: 'update', entity: 'session', entityId: row.id, details })
}

export interface ChangeOptions {
  scope?: Scope
  /** Value of the `If-Match` header. */
  ifMatch?: string
}

/**
 * Saves a session and, with `all`, the following sessions of its series, and returns the new ETag. A pending request
 * stays pending.
 */
export async function changeSession(
  context: MemberContext,
  id: string,
  input: SessionInput,
  { scope = 'once', ifMatch }: ChangeOptions,
): Promise<{ saved: SavedSessions; etag: string }> {
  checkInput(input)
  const selection = await lockSelection(context, id, scope, [input.therapistId, ...input.animalIds])
  const { row } = selection
  refuseOutdatedVersion(ifMatch, row)
  refuseBilled(row)
  await checkReferences(context.tx, input, formerReferences(selection))

  const plan = planAfterClockChange(
    planChange(selection, input, scope === 'all' ? input.skipDates : []),
    scope,
    context.member.timeZone,
  )
  const fitChecks = fitChecksOfChange(plan, input, await listAnimalIdsWithException(context.tx, id))
  const misfits = await findMisfits(context, fitChecks)
  const forceColumnsOf = await checkChanges(context, plan, input, misfits)
  const { patient_id } = sharedColumns(input)
  const changesPatient = (session: SessionRow) => patient_id !== row.patient_id && patient_id !== session.patient_id
  const changes = [plan.chosenChange, ...plan.followingSessionChanges]
  for (const change of changes) if (changesPatient(change.row)) await sendCancellationToBooker(context, change.row)
  const checkedChange = { plan, input, scope, forceColumnsOf }
  await saveChanges(context, checkedChange)
  await saveFitExceptions(context, fitChecks, misfits, input.forceReason)
  await auditChange(context, checkedChange, misfits.length)
  for (const change of changes)
    if (change.hasMoved && !changesPatient(change.row)) await sendNewTimeToBooker(context, change.row)
  const ids = changes.map((change) => change.id)
  return {
    saved: { sessions: await listShortSessionsByIds(context.tx, ids), kept: plan.keptSessions },
    etag: etagOf({ version: row.version + 1 }),
  }
}
