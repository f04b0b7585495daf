import { useState } from 'react'
import { defaultBillPeriod } from 'shared/domain/billing/billPeriod'
import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { useSearchParams } from 'shared/router'
import { practiceToday } from 'shared/session'
import type { BillSearch } from './api.ts'

export type BillStatus = 'ALL' | 'PAID' | 'UNPAID'

export interface Search {
  name: string
  startDate: Day
  endDate: Day
  status: BillStatus
  therapistId: string
  /** From 1 in the address bar. */
  page: number
}

const readStatus = (value: string | null): BillStatus => (value === 'PAID' || value === 'UNPAID' ? value : 'ALL')
const readDay = (value: string | null, otherwise: Day): Day => (value && isDay(value) ? value : otherwise)

/** The filters as they are written in the address; `today` is the practice's day. */
export function searchOf(params: URLSearchParams, today: Day): Search {
  const period = defaultBillPeriod(today)
  return {
    name: params.get('name') ?? '',
    startDate: readDay(params.get('startDate'), period.startDate),
    endDate: readDay(params.get('endDate'), period.endDate),
    status: readStatus(params.get('status')),
    therapistId: params.get('therapistId') ?? '',
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
  }
}

/** The server would refuse it. */
export const isCrossed = ({ startDate, endDate }: Search): boolean => endDate < startDate

/** What the server is asked: it counts pages from 0. */
export const askedBy = ({ name, startDate, endDate, status, therapistId, page }: Search): BillSearch => ({
  page: page - 1,
  startDate,
  endDate,
  status,
  ...(name !== '' && { name }),
  ...(therapistId !== '' && { therapistId }),
})

/** A changed filter leads back to the first page. */
export function useSearch() {
  const [today] = useState(practiceToday)
  const [params, setParams] = useSearchParams()
  const search = searchOf(params, today)
  const change = (changed: Partial<Search>) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former)
        next.delete('page')
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace: true },
    )
  return { search, change }
}
