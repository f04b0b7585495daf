import { queryClient } from '../client/queryClient.ts'
import type { ShortSession } from '../contracts/agenda/session.ts'
import { calendarWeekStart } from '../domain/calendar/calendarWeek.ts'
import { listKey } from './keys.ts'
import { weeksKey } from './sessionWeek.ts'

const weekStartOfKey = (key: readonly unknown[]) => key[weeksKey.length]

/**
 * Puts each session into the cached week of its day, and removes it and those of `goneIds` from all others. Returns the
 * keys of the changed weeks.
 */
export function updateCachedSessions(sessions: readonly ShortSession[], goneIds: readonly string[] = []) {
  const moved = new Set([...goneIds, ...sessions.map(({ id }) => id)])
  return queryClient.getQueriesData<ShortSession[]>({ queryKey: weeksKey }).flatMap(([queryKey, rows]) => {
    if (!rows) return []
    const left = rows.filter(({ id }) => !moved.has(id))
    const come = sessions.filter(({ date }) => calendarWeekStart(date) === weekStartOfKey(queryKey))
    if (come.length === 0 && left.length === rows.length) return []
    queryClient.setQueryData(queryKey, [...left, ...come])
    return [queryKey]
  })
}

/** The session as in the calendar; undefined if no loaded week contains it. */
export const cachedSession = (id: string): ShortSession | undefined =>
  queryClient
    .getQueriesData<ShortSession[]>({ queryKey: weeksKey })
    .flatMap(([, rows = []]) => rows)
    .find((session) => session.id === id)

/** Changes a session in every cached week. */
export function updateCachedSession(id: string, change: Partial<ShortSession>) {
  const session = cachedSession(id)
  if (session) updateCachedSessions([{ ...session, ...change }])
}

/** Invalidates everything that depends on the changed sessions: their weeks, the requests, the animals' hours. */
function refresh(weeks: readonly (readonly unknown[])[]) {
  for (const queryKey of [...weeks, [...listKey.sessions, 'requests'], listKey.animals])
    void queryClient.invalidateQueries({ queryKey })
}

/** Shows saved sessions in the cached weeks and invalidates what depends on them. */
export const sessionsSaved = (sessions: readonly ShortSession[]) => refresh(updateCachedSessions(sessions))

/** Removes deleted sessions from the cached weeks and invalidates what depends on them. */
export const sessionsDeleted = (ids: readonly string[]) => refresh(updateCachedSessions([], ids))

/** Refreshes all cached weeks and their dependents, after a change whose outcome is unknown. */
export const refreshSessions = () => refresh([weeksKey])
