import { errorCode } from 'shared/contracts/errorCodes'
import type { OwnShare, PatientPayers, Payer, PayersInput } from 'shared/contracts/finance/payer'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { money, plural } from 'shared/domain/format'
import { centsOf, eurosOf, type Cents } from 'shared/domain/money/cents'
import type { Share } from 'shared/domain/money/division'
import { payersProblems } from 'shared/domain/patients/payersProblems'
import { invalid } from 'shared/domain/problems'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import type { Tx } from '../../../db.ts'
import { refuseStale } from '../../../etag.ts'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { found, Refusal, refuseProblems } from '../../../refusal.ts'
import { findPatient, lockPatient } from '../../patients/patients/patients.sql.ts'
import { listFixedUnbilledParts, listUndecidedSessions } from './dividedSessions.sql.ts'
import { sumUsedCeilings, yearOf } from './parts.sql.ts'
import { payerColumns, payerOf } from './payerRow.ts'
import {
  findPayers,
  findShares,
  lockPayers,
  deletePayers,
  updatePayer,
  updateShares,
  type PayerRow,
} from './payers.sql.ts'
import { readPayers, yearOfDay } from './planParts.service.ts'

const shareOf = (shares: readonly Share[], payerId: string | null): OwnShare | null => {
  const share = shares.find((each) => each.payerId === payerId)
  return share ? { kind: share.kind, value: share.value } : null
}

/** Sums the parts of each payer in a year's unbilled sessions, regardless of their limits. */
async function unbilledOf(tx: Tx, patientId: string, year: number): Promise<Map<string, Cents>> {
  const payers = (await readPayers(tx, [patientId])).withoutCeilings()
  const unbilled = new Map<string, Cents>()
  for (const session of await listUndecidedSessions(tx, patientId))
    if (yearOfDay(session.day) === year)
      for (const { payerId, gross } of payers.take(session))
        if (payerId !== null) unbilled.set(payerId, (unbilled.get(payerId) ?? 0) + gross)
  return unbilled
}

const versionOf = (rows: readonly PayerRow[], shares: readonly Share[]): string =>
  contentVersion({ payers: rows.map(payerOf), shares })

const present = (rows: readonly PayerRow[]) => rows.filter(({ removed_at }) => removed_at === null)

async function sharesOf(tx: Tx, patientId: string): Promise<Share[]> {
  return (await findShares(tx, [patientId])).get(patientId) ?? []
}

async function shown(
  context: MemberContext,
  patientId: string,
  year = yearOfDay(todayOf(context)),
): Promise<PatientPayers> {
  const { tx } = context
  const all = await findPayers(tx, [patientId])
  const rows = present(all)
  const shares = await sharesOf(tx, patientId)
  const used = await sumUsedCeilings(
    tx,
    rows.map(({ id }) => id),
  )
  const unbilled = await unbilledOf(tx, patientId, year)
  const payers = rows.map((row): Payer => ({
    ...payerOf(row),
    share: shareOf(shares, row.id),
    year,
    used: eurosOf(used.get(yearOf(row.id, year)) ?? 0),
    planned: eurosOf(unbilled.get(row.id) ?? 0),
  }))
  const removed = all.filter(({ removed_at }) => removed_at !== null)
  const fixed = await listFixedUnbilledParts(
    tx,
    removed.map(({ id }) => id),
  )
  const former = removed
    .filter(({ id }) => fixed.some(({ payer_id }) => payer_id === id))
    .map(({ id, kind, name }) => ({ id, kind, name }))
  return { payers, patientShare: shareOf(shares, null), former, version: versionOf(rows, shares) }
}

export async function listPayers(context: MemberContext, patientId: string, year?: number): Promise<PatientPayers> {
  found(await findPatient(context.tx, patientId))
  return shown(context, patientId, year)
}

interface LeftToBill {
  parts: number
  amount: Cents
}

/** Sums the unbilled parts of these payers: of past sessions, and of parts that another payer's invoice fixed. */
async function leftToBill({ tx, member, services }: MemberContext, patientId: string, ids: readonly string[]) {
  const { day, time } = nowIn(member.timeZone, services.now())
  const left = new Map<string, LeftToBill>()
  const add = (payerId: string | null, amount: Cents) => {
    if (payerId === null || !ids.includes(payerId)) return
    const former = left.get(payerId) ?? { parts: 0, amount: 0 }
    left.set(payerId, { parts: former.parts + 1, amount: former.amount + amount })
  }
  const payers = await readPayers(tx, [patientId])
  for (const session of await listUndecidedSessions(tx, patientId))
    for (const { payerId, amount } of payers.take(session))
      if (session.patient_present && session.ends_at <= `${day} ${time}`) add(payerId, amount)
  for (const part of await listFixedUnbilledParts(tx, ids)) add(part.payer_id, centsOf(part.amount))
  return left
}

/** Throws 409 (E226) for payers with unbilled parts, with their number and amount. */
async function refuseUnbilled(context: MemberContext, patientId: string, removed: readonly PayerRow[]): Promise<void> {
  const left = await leftToBill(
    context,
    patientId,
    removed.map(({ id }) => id),
  )
  const sentences = removed.flatMap(({ id, name }) => {
    const { parts, amount } = left.get(id) ?? { parts: 0, amount: 0 }
    if (parts === 0) return []
    return `${name} a encore ${parts} ${plural(parts, 'part', 'parts')} à facturer (${money(eurosOf(amount))} H.T)`
  })
  if (sentences.length === 0) return
  throw new Refusal(409, errorCode.payerHasParts, {
    message: `${sentences.join('. ')}.`,
    problems: sentences.map((sentence) => invalid('payers', sentence)),
  })
}

/** Stored shares: the payers' in their order, then the patient's. */
const divisionOf = (input: PayersInput, ids: readonly string[]): Share[] => [
  ...input.payers.flatMap(({ share }, index) => (share ? [{ payerId: ids[index] ?? null, ...share }] : [])),
  ...(input.patientShare ? [{ payerId: null, ...input.patientShare }] : []),
]

/**
 * Changes the payers of a patient. Unbilled sessions follow immediately, unless they have a separate division; parts
 * that an invoice fixed stay. The audit records the change, not the payers.
 */
export async function changePayers(
  context: MemberContext,
  patientId: string,
  input: PayersInput,
  ifMatch?: string,
): Promise<PatientPayers> {
  const { tx, member, services } = context
  found(await lockPatient(tx, patientId))
  const former = present(await lockPayers(tx, patientId))
  refuseStale(ifMatch, { version: versionOf(former, await sharesOf(tx, patientId)) })
  if (input.payers.some(({ id }) => id !== undefined && !former.some((row) => row.id === id)))
    throw new Refusal(404, errorCode.notFound)
  refuseProblems(payersProblems(input))
  const removed = former.filter((row) => !input.payers.some(({ id }) => id === row.id))
  if (!input.givesBack) await refuseUnbilled(context, patientId, removed)
  await deletePayers(
    tx,
    removed.map(({ id }) => id),
    services.now(),
  )
  const ids = input.payers.map(({ id }) => id ?? uuidv7())
  for (const [position, payer] of input.payers.entries())
    await updatePayer(tx, {
      tenant_id: member.tenantId,
      id: ids[position] ?? '',
      patient_id: patientId,
      position,
      ...payerColumns(payer),
    })
  await updateShares(tx, { tenantId: member.tenantId, patientId }, divisionOf(input, ids))
  await auditMember(context, { act: 'update', entity: 'patient', entityId: patientId, details: { fields: ['payers'] } })
  return shown(context, patientId)
}
