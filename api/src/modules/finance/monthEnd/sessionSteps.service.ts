import type { MonthEnd, MonthEndSession } from 'shared/contracts/finance/monthEnd'
import { isBillable } from 'shared/domain/bills/billProblems'
import type { Period } from 'shared/domain/calendar/period'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { listUnbilledParts, unbilledPatients } from '../bills/sessions/unbilledMonth.service.ts'
import { listUnbilledSessions } from '../bills/sessions/unbilledSessions.sql.ts'
import { countExpiredRequests, listWaitingRequests } from './monthEnd.sql.ts'

/** No list of the product has these sessions alone: more than a page has them here. */
const mostSessions = 100
const mostPatients = 5

interface SessionRow {
  id: string
  day: string
  start_time: string
  patient_name: string
  type_name: string
  price: number
}

const firstOf = (rows: readonly SessionRow[], namesPatients: boolean): MonthEndSession[] =>
  rows.slice(0, mostSessions).map((row) => ({
    id: row.id,
    date: row.day,
    startTime: row.start_time,
    patient: namesPatients ? row.patient_name : null,
    sessionType: row.type_name,
    price: row.price,
  }))

type SessionSteps = Pick<MonthEnd, 'requests' | 'absences' | 'withoutPrice' | 'unbilled'>

/**
 * Reads the remaining tasks on the sessions of a month; only members who may read the patients see them (rulings 106,
 * 110).
 */
export async function readSessionSteps(context: MemberContext, month: Period): Promise<SessionSteps> {
  const { tx, member, services } = context
  const instant = services.now()
  const now = nowIn(member.timeZone, instant)
  const requests = await listWaitingRequests(tx, month, instant)
  const attended = await listUnbilledSessions(tx, month, { now })
  const missed = await listUnbilledSessions(tx, month, { now, attended: false })

  const absences = missed.filter(({ price, paid }) => isBillable(price) && !paid)
  const absenceParts = await listUnbilledParts(tx, absences)
  const withoutPrice = attended.filter(({ price, paid }) => !isBillable(price) && !paid)
  const unbilled = attended.filter(({ price }) => isBillable(price))
  const patients = unbilledPatients(unbilled, await listUnbilledParts(tx, unbilled))
  const namesPatients = hasPrivilege(context, 'AGENDA', 'PATIENTS', 'BILL')
  return {
    requests: {
      count: requests.length,
      expired: await countExpiredRequests(tx, month, instant),
      sessions: firstOf(requests, hasPrivilege(context, 'AGENDA', 'PATIENTS')),
    },
    absences: {
      count: absences.length,
      // A partly billed session counts with its unbilled part.
      netPrice: eurosOf(sumOf([...absenceParts.parts.values()].flat().map(({ amount }) => amount))),
      sessions: firstOf(absences, namesPatients),
    },
    withoutPrice: { count: withoutPrice.length, sessions: firstOf(withoutPrice, namesPatients) },
    unbilled: {
      count: unbilled.length,
      netPrice: eurosOf(sumOf(patients.map(({ netPrice }) => centsOf(netPrice)))),
      nbPatients: patients.length,
      patients: namesPatients
        ? patients
            .slice(0, mostPatients)
            .map(({ patientId, name, sessions, netPrice }) => ({ patientId, name, sessions, netPrice }))
        : [],
    },
  }
}
