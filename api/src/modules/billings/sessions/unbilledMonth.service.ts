import type { UnbilledMonth } from 'shared/contracts/billMonth'
import type { Query } from 'shared/contracts/routes'
import { isBillable } from 'shared/domain/billing/billProblems'
import { monthOf } from 'shared/domain/calendar/period'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { plural } from 'shared/domain/format'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { invalid } from 'shared/domain/problems'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import type { MemberContext } from '../../../memberContext.ts'
import { hasAddress } from '../../issuing/clientOf.ts'
import { addressMissing } from './sessionOrigin.service.ts'
import { unbilledSessions, type UnbilledSession } from './unbilledSessions.sql.ts'

type UnbilledPatient = UnbilledMonth['patients'][number]

const byName = new Intl.Collator('fr')

function unpricedProblem(count: number) {
  const sessions = plural(count, "séance n'a pas de prix", "séances n'ont pas de prix")
  return invalid('price', `${count} ${sessions}`)
}

function unbilledPatient(patient: UnbilledSession, rows: readonly UnbilledSession[]): UnbilledPatient {
  const { patient_id: patientId, patient_name: name, street_name, zip_code, city } = patient
  const priced = rows.filter(({ price }) => isBillable(price))
  const unpriced = rows.length - priced.length
  return {
    patientId,
    name,
    sessions: priced.length,
    sessionIds: priced.map(({ id }) => id),
    netPrice: eurosOf(sumOf(priced.map(({ price }) => centsOf(price)))),
    problems: [
      ...(hasAddress({ street: street_name.trim(), zipCode: zip_code.trim(), city: city.trim() })
        ? []
        : [addressMissing]),
      ...(unpriced > 0 ? [unpricedProblem(unpriced)] : []),
    ],
  }
}

/** Who has these sessions, by name. */
export const unbilledPatients = (rows: readonly UnbilledSession[]): UnbilledPatient[] =>
  [...Map.groupBy(rows, ({ patient_id }) => patient_id)]
    .flatMap(([, sessions]) => {
      const [first] = sessions
      return first ? [unbilledPatient(first, sessions)] : []
    })
    .toSorted((left, right) => byName.compare(left.name, right.name))

/** Who has sessions of the month that no invoice has, by name. */
export async function readUnbilledMonth(
  { tx, member, services }: MemberContext,
  { month, therapistId }: Query<'GET /billings/unbilled'>,
): Promise<UnbilledMonth> {
  await refuseUnknownIds(tx, 'member', [therapistId])
  const now = nowIn(member.timeZone, services.now())
  const rows = await unbilledSessions(tx, monthOf(`${month}-01`), { now, ...(therapistId && { therapistId }) })
  return { month, patients: unbilledPatients(rows) }
}
