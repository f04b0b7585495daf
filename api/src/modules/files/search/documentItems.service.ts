import { momentIn } from 'shared/domain/calendar/wallClock'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { money, shortDay } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { todayOf } from '../../../memberContext.ts'
import { billPath } from '../../finance/bills/billPath.ts'
import { findBillsByName } from '../../finance/bills/bills.sql.ts'
import { estimationPath } from '../../finance/estimations/estimationPath.ts'
import { findEstimationsByName } from '../../finance/estimations/estimations.sql.ts'
import type { FindItems } from './FindItems.ts'

export const findBillItems: FindItems = async (context, text, limit) => {
  const bills = await findBillsByName(context.tx, text, { today: todayOf(context), limit })
  return bills.map(({ id, billNumber, kind, patient, payerName, createdAt, totalPrice }) => {
    const { day } = momentIn(context.member.timeZone, new Date(createdAt))
    const clients = payerName === null ? [patient.name] : [patient.name, payerName]
    return {
      id,
      title: kind === 'CREDIT_NOTE' ? `Avoir ${billNumber}` : billNumber,
      detail: [...clients, shortDay(day), money(totalPrice)].join(' · '),
      path: billPath(billNumber, day),
    }
  })
}

export const findEstimationItems: FindItems = async (context, text, limit) => {
  const { timeZone } = context.member
  const estimations = await findEstimationsByName(context.tx, text, { timeZone, today: todayOf(context), limit })
  return estimations.map((estimation) => ({
    id: estimation.id,
    title: estimation.estimationNumber,
    detail: [
      estimation.patient.name,
      shortDay(momentIn(timeZone, new Date(estimation.createdAt)).day),
      money(eurosOf(estimationTotals(estimation).total)),
    ].join(' · '),
    path: estimationPath(estimation.estimationNumber),
  }))
}
