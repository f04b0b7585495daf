import type { MonthEnd, MonthEndSession } from 'shared/contracts/finance/monthEnd'
import { isBillable } from 'shared/domain/bills/billProblems'
import type { Period } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { hasPrivilege, type MemberContext } from '../../../memberContext.ts'
import { listUnbilledParts, groupByPatient } from '../bills/sessions/unbilledMonth.service.ts'
import { listUnbilledSessions } from '../bills/sessions/unbilledSessions.sql.ts'
import { countExpiredRequests, listPendingRequests } from './monthEnd.sql.ts'

/** Maximum number of listed sessions. It is larger than a page, since no other page lists exactly these sessions. */
const maxSessions = 100
const maxPatients = 5

interface SessionRow {
  id: string
  day: string
  start_time: string
  patient_name: string
  type_name: string
  price: number
}

const firstSessions = (rows: readonly SessionRow[], canNamePatients: boolean): MonthEndSession[] =>
  rows.slice(0, maxSessions).map((row) => ({
    id: row.id,
    date: row.day,
    startTime: row.start_time,
    patient: canNamePatients ? row.patient_name : null,
    sessionType: row.type_name,
    price: row.price,
  }))

type SessionSteps = Pick<MonthEnd, 'requests' | 'absences' | 'withoutPrice' | 'unbilled'>

/**
 * Reads the remaining tasks on the sessions of a month; patients are named only to members who may read them (rulings
 * 106, 110).
 */
export async function readSessionSteps(context: MemberContext, month: Period): Promise<SessionSteps> {
  const { tx, member, services } = context
  const instant = services.now()
  const now = momentIn(member.timeZone, instant)
  const requests = await listPendingRequests(tx, month, instant)
  const attendedSessions = await listUnbilledSessions(tx, month, { now })
  const missedSessions = await listUnbilledSessions(tx, month, { now, isAttended: false })

  const absences = missedSessions.filter(({ price, paid }) => isBillable(price) && !paid)
  const absenceParts = await listUnbilledParts(tx, absences)
  const sessionsWithoutPrice = attendedSessions.filter(({ price, paid }) => !isBillable(price) && !paid)
  const unbilledSessions = attendedSessions.filter(({ price }) => isBillable(price))
  const patients = groupByPatient(unbilledSessions, await listUnbilledParts(tx, unbilledSessions))
  const canNamePatients = hasPrivilege(context, 'AGENDA', 'PATIENTS', 'BILL')
  return {
    requests: {
      count: requests.length,
      expired: await countExpiredRequests(tx, month, instant),
      sessions: firstSessions(requests, hasPrivilege(context, 'AGENDA', 'PATIENTS')),
    },
    absences: {
      count: absences.length,
      // A partly billed session counts with its unbilled part.
      netPrice: eurosOf(sumOf([...absenceParts.parts.values()].flat().map(({ amount }) => amount))),
      sessions: firstSessions(absences, canNamePatients),
    },
    withoutPrice: {
      count: sessionsWithoutPrice.length,
      sessions: firstSessions(sessionsWithoutPrice, canNamePatients),
    },
    unbilled: {
      count: unbilledSessions.length,
      netPrice: eurosOf(sumOf(patients.map(({ netPrice }) => centsOf(netPrice)))),
      nbPatients: patients.length,
      patients: canNamePatients
        ? patients
            .slice(0, maxPatients)
            .map(({ patientId, name, sessions, netPrice }) => ({ patientId, name, sessions, netPrice }))
        : [],
    },
  }
}
