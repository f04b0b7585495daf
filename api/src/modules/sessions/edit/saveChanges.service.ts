import type { SessionInput } from 'shared/contracts/session'
import { isBack } from 'shared/domain/sessions/series'
import { instantOf } from 'shared/domain/calendar/wallClock'
import type { Tx } from '../../../db.ts'
import { saveAnimals, saveEmployees, saveWellbeing } from '../../sessionStore/attendance.sql.ts'
import type { Acting, Overlap } from '../conflicts/conflictCheck.service.ts'
import type { Change, Plan } from '../series/changePlan.ts'
import { movingOverItself, moveEnd, neighboursOf, type Scope } from '../series/series.sql.ts'
import { updateFollowing } from '../series/followingSessions.sql.ts'
import { ownColumns, placeColumns, sharedColumns } from '../../sessionStore/sessionRow.ts'
import type { SessionRow } from '../../sessionStore/sessionState.sql.ts'

/** A change that is decided: the plan, and how each session comes to its place. */
export interface Saving {
  plan: Plan
  input: SessionInput
  scope: Scope
  overlapOf: (row: SessionRow) => Overlap
}

/** A request that is moved still expires when it starts. */
function expiryColumns({ row, span }: Change, timeZone: string) {
  if (!row.expires_at) return {}
  const start = instantOf(timeZone, span.date, span.startTime)
  return { expires_at: start < row.expires_at ? start : row.expires_at }
}

/** Left aside while the others move, it is an exception from then on. */
const movedAlone = ({ plan }: Saving, { row, aside }: Change): boolean =>
  row.moved_alone || (aside && plan.movedBy !== null)

/** Put elsewhere alone, the chosen one is an exception of its series, until it is brought back. */
async function chosenMovedAlone(tx: Tx, saving: Saving): Promise<boolean> {
  const { row, moved, span, therapistId } = saving.plan.chosen
  if (saving.scope === 'all' || !moved || row.series_id === null) return movedAlone(saving, saving.plan.chosen)
  const neighbours = await neighboursOf(tx, row, span.date)
  return !neighbours.some((neighbour) => isBack(row.recurrence, { ...span, therapistId }, neighbour))
}

/** The chosen session's columns that a form fills, notes left out. */
export const columnsOf = ({ plan: { chosen }, input }: Saving) => ({
  ...placeColumns({ ...chosen.span, therapistId: chosen.therapistId }),
  ...sharedColumns(input),
  patient_present: input.patientPresent,
  paid: input.paid,
})

async function saveChosen({ tx, member, services }: Acting, saving: Saving): Promise<void> {
  const { plan, input, overlapOf } = saving
  const { row } = plan.chosen
  const seal = await services.sealing.of(tx, member.tenantId)
  const columns = columnsOf(saving)
  await tx
    .updateTable('session')
    .set({
      ...columns,
      ...ownColumns(row.id, input, seal),
      ...overlapOf(row),
      ...expiryColumns(plan.chosen, member.timeZone),
      ...(columns.patient_id !== row.patient_id && { requested_by: null }),
      moved_alone: await chosenMovedAlone(tx, saving),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute()
}

/** All of it, or nothing: the caller's transaction ends with the first refusal. */
export async function savePlan(acting: Acting, saving: Saving): Promise<void> {
  const { tx } = acting
  const { plan, input, scope, overlapOf } = saving
  const { touched, travelling, otherEmployees, movedBy } = plan
  const { row } = plan.chosen
  const changes = [plan.chosen, ...touched]
  await movingOverItself(tx, async () => {
    await saveChosen(acting, saving)
    const rows = touched.map((change) => ({ change, movedAlone: movedAlone(saving, change), ...overlapOf(change.row) }))
    if (rows.length > 0) await updateFollowing(tx, rows, travelling)
    await saveAnimals(tx, changes)
  })
  await saveEmployees(
    tx,
    otherEmployees ? changes.map(({ id }) => id) : [row.id],
    input.selectedCorporatePatients ?? [],
  )
  if (input.evaluation) await saveWellbeing(tx, row.id, input.evaluation)
  if (scope === 'all' && row.series_id && movedBy) await moveEnd(tx, row.series_id, movedBy)
}
