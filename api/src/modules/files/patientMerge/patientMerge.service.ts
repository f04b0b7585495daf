import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { PatientFitInput } from 'shared/contracts/agenda/fit'
import type { Patient } from 'shared/contracts/patients/patient'
import type { MergeInput, MergeObstacle, MergePreview } from 'shared/contracts/patients/patientMerge'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { nothingRecorded } from 'shared/domain/fit/nothingRecorded'
import { areOfOneKind, mergedFit } from 'shared/domain/patients/mergePatients'
import { auditMember } from '../../../audit.ts'
import { refuseStale } from '../../../etag.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { deleteResultsNaming } from '../../../plugins/idempotentResults.sql.ts'
import { found, Refusal, refuseProblems } from '../../../refusal.ts'
import { insertAccess } from '../accessLog/accessLog.sql.ts'
import { countAnswers } from '../../patients/consents/consents.sql.ts'
import { listNeeds, updateNeeds } from '../../agenda/fit/patientFit.sql.ts'
import { countKept } from '../patientRights/erasure.sql.ts'
import { locatePatient } from '../../patients/patients/patientPosition.ts'
import { patientColumns, patientOf, type PatientRow } from '../../patients/patients/patientRow.ts'
import { checkPatient } from '../../patients/patients/patients.service.ts'
import { updatePatient } from '../../patients/patients/patients.sql.ts'
import {
  countOwned,
  findOverlaps,
  lockPair,
  updateAllReferences,
  deleteMergedPatient,
  type Pair,
} from './patientMerge.sql.ts'

const errorCodeOf: Record<MergeObstacle, ErrorCode> = {
  types: errorCode.mergeKindsDiffer,
  programmes: errorCode.mergeProgrammesOverlap,
  signatures: errorCode.mergeBothSigned,
}

interface PairRows {
  remaining: PatientRow
  other: PatientRow
}

async function obstaclesOf(
  { tx }: MemberContext,
  pair: Pair,
  { remaining, other }: PairRows,
): Promise<MergeObstacle[]> {
  const overlaps = await findOverlaps(tx, pair)
  return [
    ...(areOfOneKind(remaining, other) ? [] : (['types'] as const)),
    ...(overlaps.programmes ? (['programmes'] as const) : []),
    ...(overlaps.signatures ? (['signatures'] as const) : []),
  ]
}

/** Counts the data of the other file that a merge moves. */
async function countMoved({ tx, member, services }: MemberContext, otherId: string): Promise<MergePreview['moved']> {
  const { day, time } = nowIn(member.timeZone, services.now())
  const { sessions, upcoming, comments, evaluations, audios, programmes, reports, consents, ...counts } =
    await countKept(tx, otherId, `${day} ${time}`)
  return {
    sessions,
    upcoming,
    comments,
    evaluations,
    answers: await countAnswers(tx, otherId),
    audios,
    programmes,
    reports,
    consents,
    signatures: counts.signatures + counts.billed_signatures,
    invoices: counts.invoices,
    estimations: counts.estimations,
    payers: counts.payers + counts.billed_payers,
    ...(await countOwned(tx, otherId)),
  }
}

/** Locks both files; refuses a file merged with itself (400) or a deleted one (404). */
async function lockPresentPair({ tx }: MemberContext, pair: Pair): Promise<PairRows & { isDone: boolean }> {
  if (pair.otherId === pair.remainingId)
    refuseProblems([{ field: 'otherId', message: 'Choisissez un autre dossier que celui-ci' }])
  const rows = await lockPair(tx, pair)
  const remaining = found(rows.get(pair.remainingId))
  const other = found(rows.get(pair.otherId))
  const isDone = other.merged_into === pair.remainingId
  if (remaining.removed_at || (other.removed_at && !isDone)) throw new Refusal(404, errorCode.notFound)
  return { remaining, other, isDone }
}

const accountOf = ({ remaining, other }: PairRows): MergePreview['account'] => {
  if (!other.account_id) return 'none'
  return remaining.account_id && remaining.account_id !== other.account_id ? 'unlinked' : 'moved'
}

/** Previews a merge without changing anything; logs an access to the other file. */
export async function previewMerge(context: MemberContext, pair: Pair): Promise<MergePreview> {
  const { tx, member, services } = context
  const rows = await lockPresentPair(context, pair)
  const fit = await listNeeds(tx, await cipherOf(context), [pair.otherId])
  await insertAccess(tx, 'patients', pair.otherId, { accountId: member.accountId, kind: 'READ', now: services.now() })
  return {
    moved: await countMoved(context, pair.otherId),
    hasFit: fit.size > 0,
    account: accountOf(rows),
    obstacles: await obstaclesOf(context, pair, rows),
  }
}

/**
 * Combines the animal needs of both files; throws 400 when the combined notes are too long, so that the member shortens
 * them first.
 */
async function mergeFit(context: MemberContext, { otherId, remainingId }: Pair): Promise<void> {
  const { tx, member } = context
  const cipher = await cipherOf(context)
  const needs = await listNeeds(tx, cipher, [otherId, remainingId])
  const other = needs.get(otherId)
  if (!other) return
  const fit: PatientFitInput = mergedFit(needs.get(remainingId) ?? nothingRecorded, other)
  if (fit.note.length > 2000)
    refuseProblems([{ field: 'otherId', message: 'Ensemble, les notes avec les animaux dépassent 2000 caractères' }])
  await updateNeeds(tx, cipher, { tenantId: member.tenantId, patientId: remainingId }, fit)
}

/**
 * Merges the other file, with all data that refers to it, into the remaining file, in one transaction (ruling 70). Empties
 * the other file and links it to the remaining one. Idempotent: merging again returns the remaining file unchanged.
 */
export async function mergePatients(
  context: MemberContext,
  remainingId: string,
  { otherId, patient: input }: MergeInput,
  ifMatch?: string,
): Promise<Patient> {
  const { tx, member, services } = context
  const pair = { remainingId, otherId }
  const { remaining, other, isDone } = await lockPresentPair(context, pair)
  if (isDone) return patientOf(remaining)
  for (const row of [remaining, other]) refuseStale(ifMatch, patientOf(row))
  const [obstacle] = await obstaclesOf(context, pair, { remaining, other })
  if (obstacle) throw new Refusal(409, errorCodeOf[obstacle])
  if (!areOfOneKind(remaining, input)) throw new Refusal(409, errorCode.mergeKindsDiffer)
  await checkPatient(context, input, [remaining.firm_id, other.firm_id])

  const moved = await countMoved(context, otherId)
  const now = services.now()
  await insertAccess(tx, 'patients', otherId, { accountId: member.accountId, kind: 'WRITE', now })
  await mergeFit(context, pair)
  await deleteMergedPatient(tx, pair, other.type, now)
  await updateAllReferences(tx, pair)
  const columns = patientColumns(input)
  const position = await locatePatient(services, columns)
  const patient = await updatePatient(tx, remainingId, {
    ...columns,
    ...position,
    account_id: remaining.account_id ?? other.account_id,
    created_at: remaining.created_at < other.created_at ? remaining.created_at : other.created_at,
  })
  await deleteResultsNaming(tx, otherId, [])
  const details = { merged: otherId, ...moved }
  await auditMember(context, { act: 'merge', entity: 'patient', entityId: remainingId, details })
  return patient
}
