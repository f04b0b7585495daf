import type { Erasure } from 'shared/contracts/patients/erasure'
import { errorCode } from 'shared/contracts/errorCodes'
import type { DueFile, Purge, Retention, RetentionInput } from 'shared/contracts/patients/retention'
import type { Day } from 'shared/domain/calendar/day'
import { isDueForErasure, keptUntilProblems } from 'shared/domain/patients/retention'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { erasePatient } from '../patientRights/erasure.service.ts'
import {
  findRetainedFiles,
  findRetentionYears,
  lockKeptUntil,
  lockRetentionYears,
  updateKeptUntil,
  updateRetentionYears,
  type RetainedRow,
} from './retention.sql.ts'

/** Refuses members without PATIENTS, because the routes check only ADMINISTRATION. */
function refuseWithoutPatients(context: MemberContext): void {
  if (!hasPrivilege(context, 'PATIENTS')) throw new Refusal(403, errorCode.forbidden)
}

const nameOf = (row: RetainedRow): string =>
  row.type === 'FIRM'
    ? row.company_name
    : `${row.lastname || row.contact_lastname} ${row.firstname || row.contact_firstname}`.trim()

const yearsVersion = (years: number) => contentVersion({ years })
const keptUntilVersion = (keptUntil: Day | null) => contentVersion({ keptUntil })

const dueFileOf = (row: RetainedRow): DueFile => ({
  id: row.id,
  name: nameOf(row),
  lastContact: row.last_contact,
  keptUntil: row.kept_until,
  isDeleted: row.removed_at !== null,
  version: keptUntilVersion(row.kept_until),
})

/**
 * Reads the retention period in years, and the patient files past it: those due for erasure, and those that a member
 * keeps longer (ruling 71). They are never erased automatically.
 */
export async function readRetention(context: MemberContext): Promise<Retention> {
  refuseWithoutPatients(context)
  const { tx, member } = context
  const [years, today] = [await findRetentionYears(tx), todayOf(context)]
  const files = (await findRetainedFiles(tx, member.timeZone)).map(dueFileOf)
  const isPastPeriod = (file: DueFile) => isDueForErasure({ ...file, keptUntil: null }, years, today)
  return {
    years,
    version: yearsVersion(years),
    due: files.filter((file) => isDueForErasure(file, years, today)),
    kept: files.filter((file) => isPastPeriod(file) && !isDueForErasure(file, years, today)),
  }
}

export async function changeRetention(
  context: MemberContext,
  { years }: RetentionInput,
  ifMatch?: string,
): Promise<Retention> {
  refuseWithoutPatients(context)
  refuseOutdatedVersion(ifMatch, { version: yearsVersion(await lockRetentionYears(context.tx)) })
  await updateRetentionYears(context.tx, years)
  const { tenantId } = context.member
  await auditMember(context, {
    act: 'update',
    entity: 'tenant',
    entityId: tenantId,
    details: { retentionYears: years },
  })
  return readRetention(context)
}

export async function keepFile(
  context: MemberContext,
  id: string,
  keptUntil: Day | null,
  ifMatch?: string,
): Promise<Retention> {
  refuseWithoutPatients(context)
  refuseOutdatedVersion(ifMatch, {
    version: keptUntilVersion(requireFound(await lockKeptUntil(context.tx, id)).kept_until),
  })
  refuseProblems(keptUntilProblems(keptUntil, todayOf(context)))
  await updateKeptUntil(context.tx, id, keptUntil)
  await auditMember(context, { act: 'keep', entity: 'patient', entityId: id, details: { keptUntil } })
  return readRetention(context)
}

type Counts = Readonly<Record<string, number>>

const sumCounts = <Total extends Counts>(total: Total, addedCounts: Counts): Total => ({
  ...total,
  ...Object.fromEntries(Object.entries(total).map(([kind, count]) => [kind, count + (addedCounts[kind] ?? 0)])),
})

const emptyErasure: Erasure = {
  destroyed: {
    comments: 0,
    evaluations: 0,
    answers: 0,
    audios: 0,
    programmes: 0,
    reports: 0,
    consents: 0,
    signatures: 0,
    payers: 0,
  },
  kept: { invoices: 0, estimations: 0, signatures: 0, payers: 0, sessions: 0 },
  upcoming: 0,
}

/**
 * Erases the given patient files, except files that are no longer due, in one transaction (ruling 66). With `isDryRun`
 * it only counts.
 */
export async function eraseDueFiles(
  context: MemberContext,
  ids: readonly string[],
  { isDryRun }: { isDryRun: boolean },
): Promise<Purge> {
  const { due: dueFiles } = await readRetention(context)
  await refuseUnknownIds(context.tx, 'patient', [...ids], { formerIds: ids, isReadOnly: true })
  const erasedIds = dueFiles.map(({ id }) => id).filter((id) => ids.includes(id))
  let total = emptyErasure
  for (const id of erasedIds) {
    const { destroyed, kept: keptCounts, upcoming } = await erasePatient(context, id, { isDryRun })
    total = {
      destroyed: sumCounts(total.destroyed, destroyed),
      kept: sumCounts(total.kept, keptCounts),
      upcoming: total.upcoming + upcoming,
    }
  }
  return { ...total, erasedIds, notDueIds: ids.filter((id) => !erasedIds.includes(id)) }
}
