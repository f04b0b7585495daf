import { errorCode } from 'shared/contracts/errorCodes'
import type { Programme, ProgrammeInput } from 'shared/contracts/patients/programme'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { countHours, type CountedSession } from 'shared/domain/programme/hoursCounter'
import { endProblems, programmeProblems } from 'shared/domain/programme/programme'
import { hasProgrammeEnded } from 'shared/domain/programme/programmeEnd'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { findPatient, type FindOptions } from '../patients/patients.sql.ts'
import { findCountedSessions } from './countedSessions.sql.ts'
import { programmeColumns, programmeOf, type ProgrammeRow } from './programmeRow.ts'
import {
  findProgrammes,
  insertProgramme,
  lockEndingProgramme,
  lockProgramme,
  updateProgramme,
} from './programmes.sql.ts'

const isWithinProgramme =
  ({ start_date, ended_on }: ProgrammeRow) =>
  ({ date }: CountedSession) =>
    date >= start_date && (ended_on === null || date <= ended_on)

/** Adds an hours counter to each programme, with a single query for all sessions. */
async function addCounters(context: MemberContext, rows: readonly ProgrammeRow[]): Promise<Programme[]> {
  const { tx, member, services } = context
  const [oldest] = rows.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))
  if (!oldest) return []
  const { timeZone } = member
  const now = services.now()
  const { patient_id: patientId, start_date: firstDay } = oldest
  const sessions = await findCountedSessions(tx, { patientId, firstDay, timeZone, now })
  const cipher = await cipherOf(context)
  return rows.map((row) =>
    programmeOf(row, countHours(row, sessions.filter(isWithinProgramme(row)), momentIn(timeZone, now)), cipher),
  )
}

export const readProgrammeWithCounter = async (context: MemberContext, row: ProgrammeRow): Promise<Programme> =>
  requireFound((await addCounters(context, [row]))[0])

export async function listProgrammes(
  context: MemberContext,
  patientId: string,
  options?: FindOptions,
): Promise<Programme[]> {
  requireFound(await findPatient(context.tx, patientId, options))
  return addCounters(context, await findProgrammes(context.tx, patientId))
}

/**
 * Moves the end of a programme that would overlap a new one to the day before the new one begins (ruling 55). Does so
 * only if the programme has an end, in the future. The database refuses any other overlap.
 */
async function endReplacedProgramme(context: MemberContext, patientId: string, firstDay: Day): Promise<void> {
  const endingProgramme = await lockEndingProgramme(context.tx, { patientId, day: firstDay, today: todayOf(context) })
  if (!endingProgramme) return
  await updateProgramme(context.tx, endingProgramme.id, { ended_on: addDays(firstDay, -1) })
  await auditMember(context, { act: 'end', entity: 'programme', entityId: endingProgramme.id })
}

export async function createProgramme(
  context: MemberContext,
  patientId: string,
  input: ProgrammeInput,
): Promise<Programme> {
  const { tx, member } = context
  requireFound(await findPatient(tx, patientId))
  refuseProblems(programmeProblems(input))
  await endReplacedProgramme(context, patientId, input.startDate)
  const id = uuidv7()
  const columns = programmeColumns(id, input, await cipherOf(context))
  const row = await insertProgramme(tx, { tenantId: member.tenantId, patientId, id }, columns)
  await auditMember(context, { act: 'create', entity: 'programme', entityId: id })
  return readProgrammeWithCounter(context, row)
}

/** Locks and returns the programme. Throws 412 for an outdated version, 404 if its patient is deleted. */
async function lockCurrentVersion(context: MemberContext, id: string, ifMatch?: string): Promise<ProgrammeRow> {
  const row = requireFound(await lockProgramme(context.tx, id))
  requireFound(await findPatient(context.tx, row.patient_id))
  refuseOutdatedVersion(ifMatch, row)
  return row
}

async function lockRunningProgramme(context: MemberContext, id: string, ifMatch?: string): Promise<ProgrammeRow> {
  const row = await lockCurrentVersion(context, id, ifMatch)
  if (hasProgrammeEnded({ endedOn: row.ended_on }, todayOf(context))) throw new Refusal(409, errorCode.programmeEnded)
  return row
}

/** Updates a programme that has not ended yet. The audit entry never contains its purpose or objectives. */
export async function changeProgramme(
  context: MemberContext,
  id: string,
  input: ProgrammeInput,
  ifMatch?: string,
): Promise<Programme> {
  const { ended_on: endedOn } = await lockRunningProgramme(context, id, ifMatch)
  refuseProblems(programmeProblems(input, endedOn))
  const row = await updateProgramme(context.tx, id, programmeColumns(id, input, await cipherOf(context)))
  await auditMember(context, { act: 'update', entity: 'programme', entityId: id })
  return readProgrammeWithCounter(context, row)
}

export async function endProgramme(
  context: MemberContext,
  id: string,
  endedOn: Day,
  ifMatch?: string,
): Promise<Programme> {
  const { start_date: startDate } = await lockRunningProgramme(context, id, ifMatch)
  refuseProblems(endProblems({ startDate }, endedOn))
  const row = await updateProgramme(context.tx, id, { ended_on: endedOn })
  await auditMember(context, { act: 'end', entity: 'programme', entityId: id })
  return readProgrammeWithCounter(context, row)
}
