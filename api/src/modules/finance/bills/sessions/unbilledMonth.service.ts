import type { UnbilledMonth } from 'shared/contracts/finance/billMonth'
import type { Query } from 'shared/contracts/routes'
import { isBillable } from 'shared/domain/bills/billProblems'
import { monthOf } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { plural } from 'shared/domain/format'
import { eurosOf, sumOf } from 'shared/domain/money/cents'
import { isOrganisationPayer } from 'shared/domain/patients/isOrganisationPayer'
import { invalid } from 'shared/domain/problems'
import { refuseUnknownIds } from '../../../../knownIds.sql.ts'
import { frenchOrder } from 'shared/domain/frenchOrder'
import type { MemberContext } from '../../../../memberContext.ts'
import type { Tx } from '../../../../db.ts'
import { hasAddress } from '../../issuing/clientOf.ts'
import { planParts, readPayers, type Payers, type PlannedPart } from '../../payers/planParts.service.ts'
import { missingAddressProblem } from './sessionBillPrefill.service.ts'
import { listUnbilledSessions, type UnbilledSession } from './unbilledSessions.sql.ts'

type UnbilledPatient = UnbilledMonth['patients'][number]

function missingPriceProblem(count: number) {
  const sessions = plural(count, "séance n'a pas de prix", "séances n'ont pas de prix")
  return invalid('price', `${count} ${sessions}`)
}

/** Groups the unbilled parts of a patient's sessions by payer: the patient first, then the other payers by name. */
function unbilledPayersOf(
  { patient_type }: Pick<UnbilledSession, 'patient_type'>,
  parts: readonly UnbilledPart[],
  payers: Payers['payersById'],
): UnbilledPatient['payers'] {
  const partsByPayer = [...Map.groupBy(parts, ({ payerId }) => payerId)]
  return partsByPayer
    .map(([payerId, payerParts]) => ({
      payerId,
      name: payerId === null ? null : (payers.get(payerId)?.name ?? ''),
      isFirm: payerId === null ? patient_type === 'FIRM' : isOrganisationPayer(payers.get(payerId)?.kind),
      sessions: payerParts.length,
      netPrice: eurosOf(sumOf(payerParts.map(({ amount }) => amount))),
    }))
    .toSorted((left, right) => frenchOrder.compare(left.name ?? '', right.name ?? ''))
}

function unbilledPatientOf(
  firstSession: UnbilledSession,
  rows: readonly UnbilledSession[],
  { parts, payers }: UnbilledParts,
): UnbilledPatient {
  const { patient_id: patientId, patient_name: name, street_name, zip_code, city, country } = firstSession
  const billableRows = rows.filter(({ price }) => isBillable(price))
  const unpricedCount = rows.length - billableRows.length
  const payerParts = billableRows.flatMap(({ id }) => parts.get(id) ?? [])
  // Only an invoice to the patient needs the patient's address. Without priced sessions no payer is known yet.
  const needsAddress = payerParts.length === 0 || payerParts.some(({ payerId }) => payerId === null)
  const hasFullAddress = hasAddress({ street: street_name, zipCode: zip_code, city, country })
  return {
    patientId,
    name,
    sessions: billableRows.length,
    sessionIds: billableRows.map(({ id }) => id),
    netPrice: eurosOf(sumOf(payerParts.map(({ amount }) => amount))),
    payers: unbilledPayersOf(firstSession, payerParts, payers),
    problems: [
      ...(hasFullAddress || !needsAddress ? [] : [missingAddressProblem]),
      ...(unpricedCount > 0 ? [missingPriceProblem(unpricedCount)] : []),
    ],
  }
}

type UnbilledPart = Pick<PlannedPart, 'payerId' | 'amount'>

interface UnbilledParts {
  /** Unbilled parts, by session id. */
  parts: ReadonlyMap<string, UnbilledPart[]>
  payers: Payers['payersById']
}

/** Lists the parts of these sessions that are not invoiced. */
export async function listUnbilledParts(tx: Tx, rows: readonly UnbilledSession[]): Promise<UnbilledParts> {
  const payers = await readPayers(tx, [...new Set(rows.map(({ patient_id }) => patient_id))])
  const plannedParts = await planParts(tx, rows, payers)
  const parts = [...plannedParts].map(
    ([id, sessionParts]) => [id, sessionParts.filter(({ billId }) => billId === null)] as const,
  )
  return { parts: new Map(parts), payers: payers.payersById }
}

/** Groups these sessions by patient, ordered by name. */
export const groupByPatient = (rows: readonly UnbilledSession[], unbilledParts: UnbilledParts): UnbilledPatient[] =>
  [...Map.groupBy(rows, ({ patient_id }) => patient_id)]
    .flatMap(([, sessions]) => {
      const [first] = sessions
      return first ? [unbilledPatientOf(first, sessions, unbilledParts)] : []
    })
    .toSorted((left, right) => frenchOrder.compare(left.name, right.name))

/** Lists the patients with unbilled sessions in the month, by name. */
export async function readUnbilledMonth(
  { tx, member, services }: MemberContext,
  { month, therapistId }: Query<'GET /billings/unbilled'>,
): Promise<UnbilledMonth> {
  await refuseUnknownIds(tx, 'member', [therapistId])
  const now = momentIn(member.timeZone, services.now())
  const rows = await listUnbilledSessions(tx, monthOf(`${month}-01`), { now, ...(therapistId && { therapistId }) })
  return { month, patients: groupByPatient(rows, await listUnbilledParts(tx, rows)) }
}
