import type { SessionInput } from 'shared/contracts/agenda/session'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { isBack } from 'shared/domain/sessions/series'
import type { Tx } from '../../../../db.ts'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { updateAnimals, updateWellbeing } from '../../../sessionStore/sessions/attendance.sql.ts'
import { updateCorporatePatients } from '../../../sessionStore/sessions/corporatePatients.sql.ts'
import {
  ownColumns,
  scheduleColumns,
  sharedColumns,
  type SessionRow,
} from '../../../sessionStore/sessions/sessionRow.ts'
import { updateSessions } from '../../../sessionStore/sessions/sessions.sql.ts'
import type { OverlapColumns } from '../conflicts/conflictCheck.service.ts'
import type { ChangePlan } from '../series/changePlan.ts'
import { updateFollowing } from '../series/followingSessions.sql.ts'
import { updateSeriesEnd, listNeighbours, withOverlapDeferred, type Scope } from '../series/series.sql.ts'
import type { SessionChange } from '../series/sessionChange.ts'

/** A change whose conflicts are resolved: its plan and the overlap columns of each session. */
export interface CheckedChange {
  plan: ChangePlan
  input: SessionInput
  scope: Scope
  overlapOf: (row: SessionRow) => OverlapColumns
}

/** A moved request expires at its new start at the latest. */
function expiryColumns({ row, timeSlot }: SessionChange, timeZone: string) {
  if (!row.expires_at) return {}
  const start = instantOf(timeZone, timeSlot.date, timeSlot.startTime)
  return { expires_at: start < row.expires_at ? start : row.expires_at }
}

/** A session that is skipped while its series moves becomes an exception of the series. */
const isMovedAlone = ({ plan }: CheckedChange, { row, skipped }: SessionChange): boolean =>
  row.moved_alone || (skipped && plan.movedByDays !== null)

/** Moving only the chosen session makes it an exception of its series, until it is moved back. */
async function isChosenMovedAlone(tx: Tx, checked: CheckedChange): Promise<boolean> {
  const { row, moved, timeSlot, therapistId } = checked.plan.chosen
  if (checked.scope === 'all' || !moved || row.series_id === null) return isMovedAlone(checked, checked.plan.chosen)
  const neighbours = await listNeighbours(tx, row, timeSlot.date)
  return !neighbours.some((neighbour) => isBack(row.recurrence, { ...timeSlot, therapistId }, neighbour))
}

/** The chosen session's columns that the form sets, except comments and evaluation. */
export const formColumns = ({ plan: { chosen }, input }: CheckedChange) => ({
  ...scheduleColumns({ ...chosen.timeSlot, therapistId: chosen.therapistId }),
  ...sharedColumns(input),
  patient_present: input.patientPresent,
  paid: input.paid,
})

async function saveChosen(context: MemberContext, checked: CheckedChange): Promise<void> {
  const { tx, member } = context
  const { plan, input, overlapOf } = checked
  const { row } = plan.chosen
  const columns = formColumns(checked)
  await updateSessions(tx, [row.id], {
    ...columns,
    ...ownColumns(row.id, input, await cipherOf(context)),
    ...overlapOf(row),
    ...expiryColumns(plan.chosen, member.timeZone),
    ...(columns.patient_id !== row.patient_id && { requested_by: null }),
    moved_alone: await isChosenMovedAlone(tx, checked),
  })
}

/** Writes a checked change in the caller's transaction. */
export async function saveChanges(context: MemberContext, checked: CheckedChange): Promise<void> {
  const { tx } = context
  const { plan, input, scope, overlapOf } = checked
  const { row } = plan.chosen
  const changes = [plan.chosen, ...plan.following]
  await withOverlapDeferred(tx, async () => {
    await saveChosen(context, checked)
    const rows = plan.following.map((change) => ({
      change,
      movedAlone: isMovedAlone(checked, change),
      ...overlapOf(change.row),
    }))
    if (rows.length > 0) await updateFollowing(tx, rows, plan.sharedColumns)
    await updateAnimals(tx, changes)
  })
  const sessionIds = plan.employeesChange ? changes.map(({ id }) => id) : [row.id]
  await updateCorporatePatients(tx, sessionIds, input.selectedCorporatePatients ?? [])
  if (input.evaluation) await updateWellbeing(tx, await cipherOf(context), row.id, input.evaluation)
  if (scope === 'all' && row.series_id && plan.movedByDays) await updateSeriesEnd(tx, row.series_id, plan.movedByDays)
}
