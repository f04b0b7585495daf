import { errorCode } from 'shared/contracts/errorCodes'
import type { ShareRule, PatientPayers, Payer, PayersInput } from 'shared/contracts/finance/payer'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { money, plural } from 'shared/domain/format'
import { centsOf, eurosOf, type Cents } from 'shared/domain/money/cents'
import type { Share } from 'shared/domain/money/division'
import { payersProblems } from 'shared/domain/patients/payersProblems'
import { invalid } from 'shared/domain/problems'
import { v7 as uuidv7 } from 'uuid'
import { auditMember } from '../../../audit.ts'
import { contentVersion } from '../../../contentVersion.ts'
import type { Tx } from '../../../db.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { findPatient, lockPatient, type FindOptions } from '../../patients/patients/patients.sql.ts'
import { listStoredUnbilledParts, listSessionsWithoutInvoice } from './unbilledParts.sql.ts'
import { sumUsedLimits, limitKey } from './parts.sql.ts'
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

const shareOf = (shares: readonly Share[], payerId: string | null): ShareRule | null => {
  const share = shares.find((candidate) => candidate.payerId === payerId)
  return share ? { kind: share.kind, value: share.value } : null
}

/**
 * Sums each payer's parts of the sessions of a year that no invoice bills, past and future, in cents including VAT,
 * regardless of the limits.
 */
async function sumUnbilledParts(tx: Tx, patientId: string, year: number): Promise<Map<string, Cents>> {
  const payers = (await readPayers(tx, [patientId])).withoutLimits()
  const unbilledByPayer = new Map<string, Cents>()
  for (const session of await listSessionsWithoutInvoice(tx, patientId))
    if (yearOfDay(session.day) === year)
      for (const { payerId, gross } of payers.allocate(session))
        if (payerId !== null) unbilledByPayer.set(payerId, (unbilledByPayer.get(payerId) ?? 0) + gross)
  return unbilledByPayer
}

const versionOf = (rows: readonly PayerRow[], shares: readonly Share[]): string =>
  contentVersion({ payers: rows.map(payerOf), shares })

const withoutRemovedPayers = (rows: readonly PayerRow[]) => rows.filter(({ removed_at }) => removed_at === null)

async function readShares(tx: Tx, patientId: string): Promise<Share[]> {
  return (await findShares(tx, [patientId])).get(patientId) ?? []
}

async function readPayersOfPatient(
  context: MemberContext,
  patientId: string,
  year = yearOfDay(todayOf(context)),
): Promise<PatientPayers> {
  const { tx } = context
  const allPayers = await findPayers(tx, [patientId])
  const rows = withoutRemovedPayers(allPayers)
  const shares = await readShares(tx, patientId)
  const usedByLimit = await sumUsedLimits(
    tx,
    rows.map(({ id }) => id),
  )
  const unbilledByPayer = await sumUnbilledParts(tx, patientId, year)
  const payers = rows.map((row): Payer => ({
    ...payerOf(row),
    share: shareOf(shares, row.id),
    year,
    used: eurosOf(usedByLimit.get(limitKey(row.id, year)) ?? 0),
    planned: eurosOf(unbilledByPayer.get(row.id) ?? 0),
  }))
  const removedPayers = allPayers.filter(({ removed_at }) => removed_at !== null)
  const storedParts = await listStoredUnbilledParts(
    tx,
    removedPayers.map(({ id }) => id),
  )
  const formerPayers = removedPayers
    .filter(({ id }) => storedParts.some(({ payer_id }) => payer_id === id))
    .map(payerOf)
    .map(({ id, kind, name, address, vatNumber }) => ({ id, kind, name, address, vatNumber }))
  return { payers, patientShare: shareOf(shares, null), former: formerPayers, version: versionOf(rows, shares) }
}

export async function listPayers(
  context: MemberContext,
  patientId: string,
  { year, ...options }: FindOptions & { year?: number } = {},
): Promise<PatientPayers> {
  requireFound(await findPatient(context.tx, patientId, options))
  return readPayersOfPatient(context, patientId, year)
}

interface UnbilledSum {
  partCount: number
  amount: Cents
}

/**
 * Counts and sums the unbilled parts of these payers without VAT: parts of past attended sessions, and parts fixed by
 * the invoice of another part.
 */
async function sumUnbilledByPayer({ tx, member, services }: MemberContext, patientId: string, ids: readonly string[]) {
  const { day, time } = momentIn(member.timeZone, services.now())
  const unbilledByPayer = new Map<string, UnbilledSum>()
  const addPart = (payerId: string | null, amount: Cents) => {
    if (payerId === null || !ids.includes(payerId)) return
    const earlierSum = unbilledByPayer.get(payerId) ?? { partCount: 0, amount: 0 }
    unbilledByPayer.set(payerId, { partCount: earlierSum.partCount + 1, amount: earlierSum.amount + amount })
  }
  const payers = await readPayers(tx, [patientId])
  for (const session of await listSessionsWithoutInvoice(tx, patientId))
    for (const { payerId, amount } of payers.allocate(session))
      if (session.patient_present && session.ends_at <= `${day} ${time}`) addPart(payerId, amount)
  for (const part of await listStoredUnbilledParts(tx, ids)) addPart(part.payer_id, centsOf(part.amount))
  return unbilledByPayer
}

/** Throws 409 (E226) with the number and amount of the unbilled parts of these payers. */
async function refuseUnbilledParts(
  context: MemberContext,
  patientId: string,
  removedPayers: readonly PayerRow[],
): Promise<void> {
  const unbilledByPayer = await sumUnbilledByPayer(
    context,
    patientId,
    removedPayers.map(({ id }) => id),
  )
  const messages = removedPayers.flatMap(({ id, name }) => {
    const { partCount, amount } = unbilledByPayer.get(id) ?? { partCount: 0, amount: 0 }
    if (partCount === 0) return []
    return `${name} a encore ${partCount} ${plural(partCount, 'part', 'parts')} à facturer (${money(eurosOf(amount))} H.T)`
  })
  if (messages.length === 0) return
  throw new Refusal(409, errorCode.payerHasParts, {
    message: `${messages.join('. ')}.`,
    problems: messages.map((sentence) => invalid('payers', sentence)),
  })
}

/** Returns the shares to store: the payers' shares in their order, then the patient's. */
const sharesToStore = (input: PayersInput, ids: readonly string[]): Share[] => [
  ...input.payers.flatMap(({ share }, index) => (share ? [{ payerId: ids[index] ?? null, ...share }] : [])),
  ...(input.patientShare ? [{ payerId: null, ...input.patientShare }] : []),
]

/**
 * Changes the payers of a patient. Throws 409 (E226) if a removed payer has unbilled parts, unless `givesBack` is set.
 * Unbilled sessions are divided according to the new shares, unless they have a separate division; parts fixed by an
 * invoice do not change. The audit records the change, not the payers.
 */
export async function changePayers(
  context: MemberContext,
  patientId: string,
  input: PayersInput,
  ifMatch?: string,
): Promise<PatientPayers> {
  const { tx, member, services } = context
  requireFound(await lockPatient(tx, patientId))
  const currentPayers = withoutRemovedPayers(await lockPayers(tx, patientId))
  refuseOutdatedVersion(ifMatch, { version: versionOf(currentPayers, await readShares(tx, patientId)) })
  if (input.payers.some(({ id }) => id !== undefined && !currentPayers.some((row) => row.id === id)))
    throw new Refusal(404, errorCode.notFound)
  refuseProblems(payersProblems(input))
  const removedPayers = currentPayers.filter((row) => !input.payers.some(({ id }) => id === row.id))
  // With `givesBack`, the remaining shares divide the unbilled sessions; parts fixed by an invoice do not change.
  if (!input.givesBack) await refuseUnbilledParts(context, patientId, removedPayers)
  await deletePayers(
    tx,
    removedPayers.map(({ id }) => id),
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
  await updateShares(tx, { tenantId: member.tenantId, patientId }, sharesToStore(input, ids))
  await auditMember(context, { act: 'update', entity: 'patient', entityId: patientId, details: { fields: ['payers'] } })
  return readPayersOfPatient(context, patientId)
}
