import type { FitQuery } from 'shared/contracts/agenda/fit'
import type { PreviewInput, ShortSession } from 'shared/contracts/agenda/session'
import { listKey } from 'shared/lists'

/** First element of the query keys that only this area uses, since all areas share one cache. */
const area = 'mf-agenda'

/** Key of an animal; prefix of the keys of the parts of its page. */
export const animalKey = (id: string) => [area, 'animal', id] as const
export const animalPartKey = (
  id: string,
  part: 'activity' | 'health' | 'register' | 'sessions' | 'wellbeing',
  ...subKeys: readonly string[]
) => [...animalKey(id), part, ...subKeys] as const
export const speciesKey = [area, 'species'] as const

export const clubKey = (id: string) => [area, 'club', id] as const
/** Key of a page of the sessions of a place; without a search, prefix of the keys of all pages. */
export const clubActivityKey = (id: string, ...search: readonly string[]) =>
  [area, 'clubActivity', id, ...search] as const

/** Prefix of the keys of all sessions. */
export const sessionsKey = [area, 'session'] as const
export const sessionKey = (id: string) => [...sessionsKey, id] as const
/** Key of the division of a session's price between payers. */
export const divisionKey = (sessionId: string) => [...sessionKey(sessionId), 'division'] as const
/** Key of the preview of deleting a session and the following sessions of its series. */
export const deletionKey = ({ id, version }: Pick<ShortSession, 'id' | 'version'>) =>
  [...sessionKey(id), 'deletion', version] as const
/** Key of the deletions that can still be undone. */
export const recentDeletionsKey = [area, 'recentDeletions'] as const
/** Key of the objectives in the evaluation of the patient's previous session. */
export const previousObjectivesKey = (sessionId: string) => [...sessionKey(sessionId), 'previousObjectives'] as const
export const audiosKey = (sessionId: string) => [...sessionKey(sessionId), 'audios'] as const
export const audioKey = (sessionId: string, id: string) => [...sessionKey(sessionId), 'audio', id] as const
export const bookingAnswersKey = (sessionId: string) => [...sessionKey(sessionId), 'bookingAnswers'] as const
/** Key of how well each animal fits the participants of a session. */
export const animalFitsKey = (query: FitQuery) => [area, 'animalFits', query] as const
export const slotPreviewKey = (input: PreviewInput | undefined) => [area, 'slotPreview', input] as const
export const seriesPreviewKey = (preview: unknown, skippedDates: unknown) =>
  [area, 'seriesPreview', preview, skippedDates] as const

/** Key of the opening hours and absences of a year, which the calendar shows in its background. */
export const schedulesKey = (year: string) => [...listKey.schedules, year] as const
/** Key of the calendar subscription for other applications. */
export const calendarFeedKey = [area, 'calendarFeed'] as const

/** Key of the attendance sheet of a session, or of a firm's day; without an id, prefix of the keys of all sheets. */
export const attendanceKey = (...sessionId: readonly string[]) => [area, 'attendance', ...sessionId] as const
/** Key of the lines of attendance sheets that are not on the server. */
export const pendingLinesKey = [area, 'pendingLines'] as const
/** Key of the query whether the browser's storage is persistent. */
export const persistentStorageKey = [area, 'persistentStorage'] as const
/** Key of the audio comments that are not on the server. */
export const pendingRecordingsKey = [area, 'pendingRecordings'] as const

/** Key of the conflicts of a request; refetched with the list of requests, since another session may take its slot. */
export const requestVerdictsKey = ({ id, version }: { id: string; version: number }) =>
  [...listKey.sessions, 'requests', 'verdicts', id, version] as const
