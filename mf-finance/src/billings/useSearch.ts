import { useState } from 'react'
import { firstOfMonth } from 'shared/domain/calendar/period'
import { useSearchParams } from 'shared/router'
import type { BillSearch } from './api.ts'

export type BillStatus = 'ALL' | 'PAID' | 'UNPAID'

export interface Search {
  name: string
  startDate: string
  endDate: string
  status: BillStatus
  therapistId: string
  /** From 1 in the address bar. */
  page: number
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
const readStatus = (value: string | null): BillStatus => (value === 'PAID' || value === 'UNPAID' ? value : 'ALL')
const readDay = (value: string | null, otherwise: string) =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : otherwise

/** From the first day of the month three months ago, to today. */
export function defaultRange(today: Date) {
  return {
    startDate: firstOfMonth(dayOf(new Date(today.getFullYear(), today.getMonth() - 3, 1))),
    endDate: dayOf(today),
  }
}

/** The filters as they stand in the address. */
export function searchOf(params: URLSearchParams, today: Date): Search {
  const range = defaultRange(today)
  return {
    name: params.get('name') ?? '',
    startDate: readDay(params.get('startDate'), range.startDate),
    endDate: readDay(params.get('endDate'), range.endDate),
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
  const [today] = useState(() => new Date())
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
