import { queryClient } from '../client/queryClient.ts'
import type { ShortSession } from '../contracts/agenda/session.ts'
import { calendarWeekStart } from '../domain/calendar/calendarWeek.ts'
import { listKey } from './keys.ts'
import { weeksKey } from './sessionWeek.ts'

const weekStartOfKey = (key: readonly unknown[]) => key[weeksKey.length]

const startOf = ({ date, startTime, id }: ShortSession) => `${date} ${startTime} ${id}`

/** Sorts as `GET /short-sessions` does, so that a refetched week in the same state is equal to the cached week. */
const sortByStart = (sessions: readonly ShortSession[]) =>
  sessions.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))

/**
 * Puts each new or changed session into the cached week of its day alone, and removes the sessions of `deletedIds` from
 * all weeks. Returns the query keys of the changed weeks.
 */
export function updateCachedSessions(sessions: readonly ShortSession[], deletedIds: readonly string[] = []) {
  const changedIds = new Set([...deletedIds, ...sessions.map(({ id }) => id)])
  return queryClient.getQueriesData<ShortSession[]>({ queryKey: weeksKey }).flatMap(([queryKey, rows]) => {
    if (!rows) return []
    const otherRows = rows.filter(({ id }) => !changedIds.has(id))
    const sessionsOfWeek = sessions.filter(({ date }) => calendarWeekStart(date) === weekStartOfKey(queryKey))
    if (sessionsOfWeek.length === 0 && otherRows.length === rows.length) return []
    queryClient.setQueryData(queryKey, sortByStart([...otherRows, ...sessionsOfWeek]))
    return [queryKey]
  })
}

/** Returns a session as the calendar shows it; undefined if no loaded week contains it. */
export const cachedSession = (id: string): ShortSession | undefined =>
  queryClient
    .getQueriesData<ShortSession[]>({ queryKey: weeksKey })
    .flatMap(([, rows = []]) => rows)
    .find((session) => session.id === id)

/** Changes a cached session; has no effect if no cached week contains it. */
export function updateCachedSession(id: string, change: Partial<ShortSession>) {
  const session = cachedSession(id)
  if (session) updateCachedSessions([{ ...session, ...change }])
}

/** Invalidates the queries that depend on changed sessions: their weeks, the requests, and the animals' rows. */
function invalidateDependents(weeks: readonly (readonly unknown[])[]) {
  for (const queryKey of [...weeks, [...listKey.sessions, 'requests'], listKey.animals])
    void queryClient.invalidateQueries({ queryKey })
}

/** Puts saved sessions into the cached weeks and invalidates the queries that depend on them. */
export const showSavedSessions = (sessions: readonly ShortSession[]) =>
  invalidateDependents(updateCachedSessions(sessions))

/** Removes deleted sessions from the cached weeks and invalidates the queries that depend on them. */
export const hideDeletedSessions = (ids: readonly string[]) => invalidateDependents(updateCachedSessions([], ids))

/** Invalidates all cached weeks and the queries that depend on them, after a change whose result is unknown. */
export const refreshSessions = () => invalidateDependents([weeksKey])
