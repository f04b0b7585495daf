import type { SessionInput } from 'shared/contracts/agenda/session'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { isBackInSeries } from 'shared/domain/sessions/series'
import type { Tx } from '../../../../db.ts'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { updateAnimals, updateWellbeing } from '../../../sessionStore/sessions/sessionAnimals.sql.ts'
import { updateCorporatePatients } from '../../../sessionStore/sessions/corporatePatients.sql.ts'
import {
  singleSessionColumns,
  scheduleColumns,
  sharedColumns,
  type SessionRow,
} from '../../../sessionStore/sessions/sessionRow.ts'
import { updateSessions } from '../../../sessionStore/sessions/sessions.sql.ts'
import type { ForceColumns } from '../conflicts/conflictCheck.service.ts'
import type { ChangePlan } from '../series/changePlan.ts'
import { updateFollowingSessions } from '../series/followingSessions.sql.ts'
import {
  updateSeriesEnd,
  listNearestSeriesSessions,
  withDeferredOverlapConstraints,
  type Scope,
} from '../series/series.sql.ts'
import type { SessionChange } from '../series/sessionChange.ts'

/** A change whose conflicts are resolved: its plan and the force columns of each session. */
export interface CheckedChange {
  plan: ChangePlan
  input: SessionInput
  scope: Scope
  forceColumnsOf: (row: SessionRow) => ForceColumns
}

/** A moved request expires at its new start at the latest. */
function expiryColumns({ row, timeSlot }: SessionChange, timeZone: string) {
  if (!row.expires_at) return {}
  const start = instantOf(timeZone, timeSlot.date, timeSlot.startTime)
  return { expires_at: start < row.expires_at ? start : row.expires_at }
}

/** A session that is skipped while its series moves counts as moved individually from then on. */
const isMovedIndividually = ({ plan }: CheckedChange, { row, isSkipped }: SessionChange): boolean =>
  row.moved_alone || (isSkipped && plan.movedByDays !== null)

/** Moving only the chosen session marks it as moved individually, until it is moved back. */
async function isChosenMovedIndividually(tx: Tx, checkedChange: CheckedChange): Promise<boolean> {
  const { row, hasMoved, timeSlot, therapistId } = checkedChange.plan.chosenChange
  if (checkedChange.scope === 'all' || !hasMoved || row.series_id === null)
    return isMovedIndividually(checkedChange, checkedChange.plan.chosenChange)
  const nearestSessions = await listNearestSeriesSessions(tx, row, timeSlot.date)
  return !nearestSessions.some((session) => isBackInSeries(row.recurrence, { ...timeSlot, therapistId }, session))
}

/** The chosen session's columns that the form sets, except comments and evaluation. */
export const formColumns = ({ plan: { chosenChange }, input }: CheckedChange) => ({
  ...scheduleColumns({ ...chosenChange.timeSlot, therapistId: chosenChange.therapistId }),
  ...sharedColumns(input),
  patient_present: input.patientPresent,
  paid: input.paid,
})

async function saveChosenSession(context: MemberContext, checkedChange: CheckedChange): Promise<void> {
  const { tx, member } = context
  const { plan, input, forceColumnsOf } = checkedChange
  const { row } = plan.chosenChange
  const columns = formColumns(checkedChange)
  await updateSessions(tx, [row.id], {
    ...columns,
    ...singleSessionColumns(row.id, input, await cipherOf(context)),
    ...forceColumnsOf(row),
    ...expiryColumns(plan.chosenChange, member.timeZone),
    ...(columns.patient_id !== row.patient_id && { requested_by: null }),
    moved_alone: await isChosenMovedIndividually(tx, checkedChange),
  })
}

/** Writes a checked change in the caller's transaction. */
export async function saveChanges(context: MemberContext, checkedChange: CheckedChange): Promise<void> {
  const { tx } = context
  const { plan, input, scope, forceColumnsOf } = checkedChange
  const { row } = plan.chosenChange
  const changes = [plan.chosenChange, ...plan.followingSessionChanges]
  await withDeferredOverlapConstraints(tx, async () => {
    await saveChosenSession(context, checkedChange)
    const rows = plan.followingSessionChanges.map((change) => ({
      change,
      movedAlone: isMovedIndividually(checkedChange, change),
      ...forceColumnsOf(change.row),
    }))
    if (rows.length > 0) await updateFollowingSessions(tx, rows, plan.sharedColumns)
    await updateAnimals(tx, changes)
  })
  const sessionIds = plan.changesEmployees ? changes.map(({ id }) => id) : [row.id]
  await updateCorporatePatients(tx, sessionIds, input.selectedCorporatePatients ?? [])
  if (input.evaluation) await updateWellbeing(tx, await cipherOf(context), row.id, input.evaluation)
  if (scope === 'all' && row.series_id && plan.movedByDays) await updateSeriesEnd(tx, row.series_id, plan.movedByDays)
}
