import { errorCode } from 'shared/contracts/errorCodes'
import type { SavedSessions, SessionInput } from 'shared/contracts/session'
import { isHeavier } from 'shared/domain/sessions/series'
import { audit } from '../../../audit.ts'
import { Refusal } from '../../../refusal.ts'
import { changedFields } from './changedFields.ts'
import { holdChosen, refuseBilled } from '../series/selection.service.ts'
import { place, type Acting, type Overlap } from '../conflicts/conflictCheck.service.ts'
import { planOf, toPlace, type Change, type Plan } from '../series/changePlan.ts'
import { checkReferences, formerOf } from '../input/references.sql.ts'
import { columnsOf, savePlan, type Saving } from './saveChanges.service.ts'
import type { Scope } from '../series/series.sql.ts'
import { sharedColumns } from '../../sessionStore/sessionRow.ts'
import { checkInput, checkTimes } from '../input/sessionInput.ts'
import { spanOf, type SessionRow } from '../../sessionStore/sessionState.sql.ts'
import { savedSessions } from '../../sessionStore/titledSessions.sql.ts'
import { tellMoved, tellOff } from '../../sessionMails/bookerMails.service.ts'

export const etagOf = ({ version }: { version: number }): string => `"${version}"`

const matches = (ifMatch: string | undefined, row: SessionRow) =>
  ifMatch === undefined || ifMatch.split(',').some((tag) => ['*', etagOf(row)].includes(tag.trim().replace(/^W\//, '')))

/** A shorter session may still be more than its animals bear: why that was forced is kept. */
const keepsReason = ({ row, span }: Change, { force_reason }: Overlap) =>
  force_reason === null && !isHeavier(spanOf(row), span)

/** How each session comes to its place: decided anew where it is placed anew, else as it was. */
async function settlePlaces(acting: Acting, plan: Plan, input: SessionInput): Promise<(row: SessionRow) => Overlap> {
  const wanted = toPlace(plan, input.force)
  checkTimes(
    [...new Set([plan.chosen, ...wanted])].map(({ span }) => span),
    acting.member.timeZone,
  )
  const overlapOf = await place(acting, wanted, input)
  const placed = new Map(wanted.map((change) => [change.id, change]))
  return ({ id, allow_overlap, force_reason }) => {
    const change = placed.get(id)
    if (!change) return { allow_overlap, force_reason }
    const overlap = overlapOf(id)
    return keepsReason(change, overlap) ? { ...overlap, force_reason } : overlap
  }
}

async function note({ tx, member: { tenantId, accountId }, services }: Acting, saving: Saving): Promise<void> {
  const { plan, input, scope, overlapOf } = saving
  const { row } = plan.chosen
  const fields = changedFields(row, columnsOf(saving), input, await services.sealing.of(tx, tenantId))
  const forced =
    input.force && [plan.chosen, ...plan.touched].some((change) => overlapOf(change.row).force_reason !== null)
  const details = {
    fields,
    ...(scope === 'all' && { count: plan.touched.length + 1, kept: plan.kept.length }),
    ...(forced && { forced: true, reason: input.forceReason ?? '' }),
  }
  await audit(tx, { tenantId, accountId, act: 'update', entity: 'session', entityId: row.id, details })
}

export interface Asked {
  scope?: Scope
  ifMatch?: string
}

/** Saves a session, alone or with those that follow; a request stays one until it is validated. Answers its new ETag too. */
export async function changeSession(
  acting: Acting,
  id: string,
  input: SessionInput,
  { scope = 'once', ifMatch }: Asked,
): Promise<{ saved: SavedSessions; etag: string }> {
  const { tx } = acting
  checkInput(input)
  const chosen = await holdChosen(acting, id, scope, [input.therapistId, ...input.animalIds])
  const { row } = chosen
  if (!matches(ifMatch, row)) throw new Refusal(412, errorCode.changedMeanwhile)
  refuseBilled(row)
  await checkReferences(tx, input, formerOf(chosen))

  const plan = planOf(chosen, input, scope === 'all' ? input.skipDates : [])
  const overlapOf = await settlePlaces(acting, plan, input)
  const { patient_id } = sharedColumns(input)
  const leaves = (each: SessionRow) => patient_id !== row.patient_id && patient_id !== each.patient_id
  const changes = [plan.chosen, ...plan.touched]
  for (const change of changes) if (leaves(change.row)) await tellOff(acting, change.row)
  const saving = { plan, input, scope, overlapOf }
  await savePlan(acting, saving)
  await note(acting, saving)
  for (const change of changes) if (change.moved && !leaves(change.row)) await tellMoved(acting, change.row)
  return {
    saved: {
      sessions: await savedSessions(
        tx,
        changes.map((change) => change.id),
      ),
      kept: plan.kept,
    },
    etag: etagOf({ version: row.version + 1 }),
  }
}
