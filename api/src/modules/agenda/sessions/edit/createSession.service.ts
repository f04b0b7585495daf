import type { SavedSessions, SessionInput } from 'shared/contracts/agenda/session'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import type { FieldCipher } from '../../../../encryption/encryption.ts'
import { updateAnimals, updateWellbeing } from '../../../sessionStore/sessions/sessionAnimals.sql.ts'
import { updateCorporatePatients } from '../../../sessionStore/sessions/corporatePatients.sql.ts'
import { saveFitExceptions } from '../../fit/fitExceptions.service.ts'
import { lockSchedules } from '../../../sessionStore/sessions/scheduleLocks.sql.ts'
import { singleSessionColumns, scheduleColumns, sharedColumns } from '../../../sessionStore/sessions/sessionRow.ts'
import { insertSessions } from '../../../sessionStore/sessions/sessions.sql.ts'
import { listShortSessionsByIds } from '../../../sessionStore/sessions/titledSessions.sql.ts'
import { checkConflicts, type ForceColumns } from '../conflicts/conflictCheck.service.ts'
import { fitChecksOfNew } from '../series/fitChecks.ts'
import { findMisfits, listMisfitConflicts } from '../conflicts/misfits.service.ts'
import type { PlannedSession } from '../conflicts/plannedSession.ts'
import { refuseNoDates, type SessionDates } from '../input/sessionInput.ts'
import { readNewSessions } from '../series/newSessions.ts'
import { insertSeries } from '../series/series.sql.ts'

async function createSeries(
  { tx, member: { tenantId } }: MemberContext,
  { recurrence, endDate }: SessionDates,
  { startDate }: SessionInput,
): Promise<string | null> {
  if (recurrence === 'ONCE' || !endDate) return null
  const id = uuidv7()
  await insertSeries(tx, { tenantId, id, recurrence, startDate, endDate })
  return id
}

/** Rows to insert; comments and evaluation are saved only with the first session of a series. */
const toSessionRows = (
  plannedSessions: readonly PlannedSession[],
  input: SessionInput,
  { cipher, forceColumnsOf }: { cipher: FieldCipher; forceColumnsOf: (id: string) => ForceColumns },
) =>
  plannedSessions.map(({ id, timeSlot, therapistId }, index) => ({
    id,
    state: 'VALIDATED' as const,
    evaluation: null,
    ...scheduleColumns({ ...timeSlot, therapistId }),
    ...sharedColumns(input),
    ...singleSessionColumns(id, index === 0 ? input : { ...input, comments: '', evaluation: undefined }, cipher),
    ...forceColumnsOf(id),
  }))

/** Creates a validated session, or a series in one transaction. */
export async function createSession(context: MemberContext, input: SessionInput): Promise<SavedSessions> {
  const { tx, member } = context
  const dates = await readNewSessions(context, input)
  refuseNoDates(dates.unskippedDates)
  await lockSchedules(tx, [input.therapistId, ...input.animalIds])
  const plannedSessions = dates.plannedSessions.filter(({ timeSlot }) => dates.unskippedDates.includes(timeSlot.date))
  const fitChecks = fitChecksOfNew(plannedSessions, input)
  const misfits = await findMisfits(context, fitChecks)
  const forceColumnsOf = await checkConflicts(context, plannedSessions, input, listMisfitConflicts(context, misfits))

  const series = { series_id: await createSeries(context, dates, input), recurrence: dates.recurrence }
  const cipher = await cipherOf(context)
  const rows = toSessionRows(plannedSessions, input, { cipher, forceColumnsOf })
  await insertSessions(
    tx,
    rows.map((row) => ({ ...row, tenant_id: member.tenantId, ...series })),
  )
  const ids = plannedSessions.map(({ id }) => id)
  const [firstId = ''] = ids
  await updateAnimals(tx, plannedSessions)
  await saveFitExceptions(context, fitChecks, misfits, input.forceReason)
  await updateCorporatePatients(tx, ids, input.selectedCorporatePatients ?? [])
  if (input.evaluation) await updateWellbeing(tx, cipher, firstId, input.evaluation)
  const forcedCount = rows.filter(({ force_reason }) => force_reason !== null).length
  const details = {
    ...(series.series_id && { series: series.series_id, count: ids.length }),
    ...(forcedCount > 0 && { forced: forcedCount, reason: input.forceReason ?? '' }),
    ...(misfits.length > 0 && { fitExceptions: misfits.length }),
  }
  await auditMember(context, { act: 'create', entity: 'session', entityId: firstId, details })
  return { sessions: await listShortSessionsByIds(tx, ids), kept: [] }
}
