import type { AffectedSession, SavedVacation, Vacation, VacationInput } from 'shared/contracts/agenda/absence'
import { absenceProblems, parseWireMoment, type AbsenceSpan } from 'shared/domain/calendar/absence'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, refuseProblems } from '../../../refusal.ts'
import { applyDecisions } from './sessionDecisions.service.ts'
import { insertUndoEntry, deleteExpiredUndoEntries } from './undoEntries.sql.ts'
import { vacationColumns, vacationOf, type VacationRow } from './vacationRow.ts'
import {
  findAffectedSessions,
  insertVacation,
  listVacationRows,
  lockVacation,
  deleteVacationRow,
  updateVacation,
} from './vacations.sql.ts'

/**
 * Milliseconds during which saving an absence can be undone; its e-mails are sent only afterwards. The screen offers
 * undo for a shorter time, so that a late call is still accepted.
 */
const undoPeriodMs = 15_000

const localNow = ({ member, services }: MemberContext) => ({
  instant: services.now(),
  moment: momentIn(member.timeZone, services.now()),
})

/** Parses a period; throws 400 for the problems that `absenceProblems` names. */
function parseSpan({ from, to }: Pick<VacationInput, 'from' | 'to'>): AbsenceSpan {
  const ends = { from: parseWireMoment(from), to: parseWireMoment(to) }
  refuseProblems(absenceProblems(ends))
  return { from: requireFound(ends.from), to: requireFound(ends.to) }
}

export async function listVacations(context: MemberContext): Promise<Vacation[]> {
  const cipher = await cipherOf(context)
  const rows = await listVacationRows(context.tx, context.member.accountId, localNow(context).moment)
  return rows.map((row) => vacationOf(row, cipher))
}

export const listAffectedSessions = (
  context: MemberContext,
  period: Pick<VacationInput, 'from' | 'to'>,
): Promise<AffectedSession[]> =>
  findAffectedSessions(context.tx, context.member.accountId, parseSpan(period), localNow(context))

/** Stores the data that undo needs and applies the decision on each session; `formerRow` is null for a new absence. */
async function applyVacation(
  context: MemberContext,
  savedRow: VacationRow,
  formerRow: VacationRow | null,
  sessions: VacationInput['sessions'] = [],
): Promise<SavedVacation> {
  const { tx, member, services } = context
  const undoableUntil = new Date(services.now().getTime() + undoPeriodMs)
  const undoId = uuidv7()
  await deleteExpiredUndoEntries(tx, member.accountId, services.now())
  await insertUndoEntry(tx, {
    tenant_id: member.tenantId,
    id: undoId,
    member_id: member.accountId,
    vacation_id: savedRow.id,
    undoable_until: undoableUntil,
    former_starts_at: formerRow?.starts_at ?? null,
    former_ends_at: formerRow?.ends_at ?? null,
    former_label: formerRow?.label ?? null,
  })
  const counts = await applyDecisions({ ...context, sendEmailsAt: undoableUntil }, undoId, sessions)
  const act = formerRow ? 'update' : 'create'
  await auditMember(context, { act, entity: 'vacation', entityId: savedRow.id, details: { ...counts } })
  return { ...vacationOf(savedRow, await cipherOf(context)), undoId, ...counts }
}

/** Creates an absence and moves or cancels the sessions that the input names, in one transaction. */
export async function createVacation(context: MemberContext, input: VacationInput): Promise<SavedVacation> {
  const { tx, member } = context
  const id = uuidv7()
  const columns = vacationColumns(id, parseSpan(input), input.label ?? '', await cipherOf(context))
  const row = await insertVacation(tx, { tenantId: member.tenantId, memberId: member.accountId, id }, columns)
  return applyVacation(context, row, null, input.sessions)
}

/**
 * Updates an absence and moves or cancels the sessions that the input names; throws 412 when `ifMatch` is another
 * version.
 */
export async function changeVacation(
  context: MemberContext,
  id: string,
  input: VacationInput,
  ifMatch: string | undefined,
): Promise<SavedVacation> {
  const { tx, member } = context
  const cipher = await cipherOf(context)
  const formerRow = requireFound(await lockVacation(tx, member.accountId, id))
  const formerVacation = vacationOf(formerRow, cipher)
  refuseOutdatedVersion(ifMatch, formerVacation)
  const columns = vacationColumns(id, parseSpan(input), input.label ?? formerVacation.label, cipher)
  return applyVacation(context, await updateVacation(tx, id, columns), formerRow, input.sessions)
}

export async function deleteVacation(context: MemberContext, id: string): Promise<void> {
  requireFound((await deleteVacationRow(context.tx, context.member.accountId, id)) ? id : null)
  await auditMember(context, { act: 'delete', entity: 'vacation', entityId: id })
}
