import { useQueries } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { queryClient } from '../client/queryClient.ts'
import type { ShortSession } from '../contracts/agenda/session.ts'
import { calendarWeekStarts } from '../domain/calendar/calendarWeek.ts'
import type { Period } from '../domain/calendar/period.ts'
import { sessionWeek, weeksKey } from './sessionWeek.ts'

const combineWeeks = (weeks: readonly UseQueryResult<ShortSession[]>[]) => ({
  sessions: weeks.flatMap(({ data = [] }) => data),
  /** Whether a week is not loaded yet. */
  isPending: weeks.some(({ isPending }) => isPending),
  isFetching: weeks.some(({ isFetching }) => isFetching),
  error: weeks.find(({ error }) => error !== null)?.error ?? null,
})

const refetch = () => queryClient.refetchQueries({ queryKey: weeksKey, type: 'active' })

/** Queries the weeks that overlap a period; returns their sessions loaded so far, and whether weeks are still loading. */
export const useSessions = (period: Period) => ({
  ...useQueries({ queries: calendarWeekStarts(period).map(sessionWeek), combine: combineWeeks }),
  refetch,
})
