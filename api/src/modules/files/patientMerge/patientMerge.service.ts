import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { PatientFitInput } from 'shared/contracts/agenda/fit'
import type { Patient } from 'shared/contracts/patients/patient'
import type { MergeDrops, MergeInput, MergeObstacle, MergePreview } from 'shared/contracts/patients/patientMerge'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { canBeMerged, droppedFits, droppedKinds, mergeFits, mergeNotes } from 'shared/domain/patients/mergePatients'
import { auditMember } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { deleteResultsReferringTo } from '../../../plugins/idempotentResults.sql.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { insertAccess } from '../accessLog/accessLog.sql.ts'
import { countAnswers } from '../../patients/consents/consents.sql.ts'
import { listNeeds, updateNeeds } from '../../agenda/fit/patientFit.sql.ts'
import { countPatientData } from '../patientRights/erasure.sql.ts'
import { locatePatient } from '../../patients/patients/patientPosition.ts'
import { patientColumns, patientOf, type PatientRow } from '../../patients/patients/patientRow.ts'
import { withOmittedFields } from '../../patients/patients/omittedFields.ts'
import { noteColumns, noteOf, patientWithNoteOf } from '../../patients/patients/practiceNote.ts'
import { checkPatient } from '../../patients/patients/patients.service.ts'
import { updatePatient } from '../../patients/patients/patients.sql.ts'
import {
  countDrops,
  countEmployeesAndAnimals,
  findOverlaps,
  lockPair,
  updateAllReferences,
  deleteMergedPatient,
  type Pair,
} from './patientMerge.sql.ts'

const errorCodeByObstacle: Record<MergeObstacle, ErrorCode> = {
  types: errorCode.mergeKindsDiffer,
  programmes: errorCode.mergeProgrammesOverlap,
  signatures: errorCode.mergeBothSigned,
}

/** The rows of the remaining file and of the other file, which is merged into it. */
interface PairRows {
  remainingRow: PatientRow
  otherRow: PatientRow
}

async function findObstacles(
  { tx }: MemberContext,
  pair: Pair,
  { remainingRow, otherRow }: PairRows,
): Promise<MergeObstacle[]> {
  const overlaps = await findOverlaps(tx, pair)
  return [
    ...(canBeMerged(remainingRow, otherRow) ? [] : (['types'] as const)),
    ...(overlaps.programmes ? (['programmes'] as const) : []),
    ...(overlaps.signatures ? (['signatures'] as const) : []),
  ]
}

/** Counts the data of the other file that a merge moves. */
async function countMovedData(
  { tx, member, services }: MemberContext,
  otherId: string,
): Promise<MergePreview['moved']> {
  const { day, time } = momentIn(member.timeZone, services.now())
  const { sessions, upcoming, comments, evaluations, audios, programmes, reports, consents, ...counts } =
    await countPatientData(tx, otherId, `${day} ${time}`)
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
    ...(await countEmployeesAndAnimals(tx, otherId)),
  }
}

/**
 * Locks both files; refuses a file merged with itself (400) or a deleted file (404). `isMerged`: the files have already
 * been merged.
 */
async function lockUndeletedPair({ tx }: MemberContext, pair: Pair): Promise<PairRows & { isMerged: boolean }> {
  if (pair.otherId === pair.remainingId)
    refuseProblems([{ field: 'otherId', message: 'Choisissez un autre dossier que celui-ci' }])
  const rows = await lockPair(tx, pair)
  const remainingRow = requireFound(rows.get(pair.remainingId))
  const otherRow = requireFound(rows.get(pair.otherId))
  const isMerged = otherRow.merged_into === pair.remainingId
  if (remainingRow.removed_at || (otherRow.removed_at && !isMerged)) throw new Refusal(404, errorCode.notFound)
  return { remainingRow, otherRow, isMerged }
}

const accountOf = ({ remainingRow, otherRow }: PairRows): MergePreview['account'] => {
  if (!otherRow.account_id) return 'none'
  return remainingRow.account_id && remainingRow.account_id !== otherRow.account_id ? 'unlinked' : 'moved'
}

type FitsOfPair = Record<'remaining' | 'other', PatientFitInput | undefined>

async function readFits(context: MemberContext, { otherId, remainingId }: Pair): Promise<FitsOfPair> {
  const needs = await listNeeds(context.tx, await cipherOf(context), [otherId, remainingId])
  return { remaining: needs.get(remainingId), other: needs.get(otherId) }
}

/** Returns the data that a merge of these files drops. */
async function readDrops({ tx }: MemberContext, pair: Pair, fits: FitsOfPair): Promise<MergeDrops> {
  const { remaining = emptyPatientFit, other = emptyPatientFit } = fits
  return { ...(await countDrops(tx, pair)), ...droppedFits(remaining, other) }
}

/** Previews a merge without changing anything; logs an access to the other file. */
export async function previewMerge(context: MemberContext, pair: Pair): Promise<MergePreview> {
  const { tx, member, services } = context
  const rows = await lockUndeletedPair(context, pair)
  const fits = await readFits(context, pair)
  await insertAccess(tx, 'patients', pair.otherId, { accountId: member.accountId, kind: 'READ', now: services.now() })
  return {
    moved: await countMovedData(context, pair.otherId),
    dropped: await readDrops(context, pair, fits),
    hasNote: rows.otherRow.practice_note_sealed !== null,
    hasFit: fits.other !== undefined,
    account: accountOf(rows),
    obstacles: await findObstacles(context, pair, rows),
  }
}

/** Maximum characters of the note in the animal needs, as in the API contract. */
const maxFitNoteLength = 2000

/**
 * Combines the animal needs of both files; throws 400 when the combined notes are too long, so that the member shortens
 * them first.
 */
async function saveMergedFit(
  context: MemberContext,
  remainingId: string,
  { remaining = emptyPatientFit, other }: FitsOfPair,
): Promise<void> {
  const { tx, member } = context
  if (!other) return
  const fit = mergeFits(remaining, other)
  if (fit.note.length > maxFitNoteLength)
    refuseProblems([{ field: 'otherId', message: 'Ensemble, les notes avec les animaux dépassent 2000 caractères' }])
  await updateNeeds(tx, await cipherOf(context), { tenantId: member.tenantId, patientId: remainingId }, fit)
}

/**
 * Merges the other file, with all data that refers to it, into the remaining file, in one transaction (ruling 70). Data
 * that the remaining file cannot take over is dropped, and its kinds are named in the audit. Empties the other file and
 * links it to the remaining file. Idempotent: merging again returns the remaining file unchanged.
 */
export async function mergePatients(
  context: MemberContext,
  remainingId: string,
  { otherId, patient }: MergeInput,
  ifMatch?: string,
): Promise<Patient> {
  const { tx, member, services } = context
  const pair = { remainingId, otherId }
  const { remainingRow, otherRow, isMerged } = await lockUndeletedPair(context, pair)
  const cipher = await cipherOf(context)
  if (isMerged) return patientWithNoteOf(cipher, remainingRow)
  for (const row of [remainingRow, otherRow]) refuseOutdatedVersion(ifMatch, patientOf(row))
  const [obstacle] = await findObstacles(context, pair, { remainingRow, otherRow })
  if (obstacle) throw new Refusal(409, errorCodeByObstacle[obstacle])
  const practiceNote = patient.practiceNote ?? mergeNotes(noteOf(cipher, remainingRow), noteOf(cipher, otherRow))
  const input = { ...withOmittedFields(patient, remainingRow), practiceNote }
  if (!canBeMerged(remainingRow, input)) throw new Refusal(409, errorCode.mergeKindsDiffer)
  await checkPatient(context, input, [remainingRow.firm_id, otherRow.firm_id])

  const movedCounts = await countMovedData(context, otherId)
  const fits = await readFits(context, pair)
  const dropped = droppedKinds(await readDrops(context, pair, fits))
  const now = services.now()
  await insertAccess(tx, 'patients', otherId, { accountId: member.accountId, kind: 'WRITE', now })
  await saveMergedFit(context, remainingId, fits)
  await deleteMergedPatient(tx, pair, otherRow.type, now)
  await updateAllReferences(tx, pair)
  const columns = { ...patientColumns(input), ...noteColumns(cipher, remainingId, input) }
  const position = await locatePatient(services, columns)
  const row = await updatePatient(tx, remainingId, {
    ...columns,
    ...position,
    account_id: remainingRow.account_id ?? otherRow.account_id,
    kept_until:
      [remainingRow.kept_until, otherRow.kept_until]
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null,
    created_at: remainingRow.created_at < otherRow.created_at ? remainingRow.created_at : otherRow.created_at,
  })
  await deleteResultsReferringTo(tx, otherId, [])
  const details = { merged: otherId, ...movedCounts, ...(dropped.length > 0 && { dropped }) }
  await auditMember(context, { act: 'merge', entity: 'patient', entityId: remainingId, details })
  return patientWithNoteOf(cipher, row)
}
