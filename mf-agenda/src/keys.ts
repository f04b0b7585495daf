import type { FitQuery } from 'shared/contracts/agenda/fit'
import type { PreviewInput } from 'shared/contracts/agenda/session'
import { listKey } from 'shared/lists'

/** The first word of every key of this area: the page has one cache for all areas. */
const area = 'mf-agenda'

/** Key of an animal; each part of its page has a key below it. */
export const animalKey = (id: string) => [area, 'animal', id] as const
export const animalPartKey = (
  id: string,
  part: 'activity' | 'health' | 'register' | 'sessions' | 'wellbeing',
  ...narrower: readonly string[]
) => [...animalKey(id), part, ...narrower] as const
export const speciesKey = [area, 'species'] as const

export const clubKey = (id: string) => [area, 'club', id] as const
/** The sessions of a club between two days; without days, those of every period. */
export const clubActivityKey = (id: string, ...period: readonly string[]) =>
  [area, 'clubActivity', id, ...period] as const

export const sessionKey = (id: string) => [area, 'session', id] as const
/** Key of how a session is shared between payers. */
export const divisionKey = (sessionId: string) => [...sessionKey(sessionId), 'division'] as const
export const audiosKey = (sessionId: string) => [...sessionKey(sessionId), 'audios'] as const
export const audioKey = (sessionId: string, id: string) => [...sessionKey(sessionId), 'audio', id] as const
export const bookingAnswersKey = (sessionId: string) => [...sessionKey(sessionId), 'bookingAnswers'] as const
/** Key of the animals that fit the people of a session. */
export const animalFitsKey = (query: FitQuery) => [area, 'animalFits', query] as const
export const slotPreviewKey = (input: PreviewInput | undefined) => [area, 'slotPreview', input] as const
export const seriesPreviewKey = (preview: unknown, skippedDates: unknown) =>
  [area, 'seriesPreview', preview, skippedDates] as const

/** Key of the calendar's background: opening hours, absences, school holidays. */
export const schedulesKey = (year: string) => [...listKey.schedules, year] as const
/** Whether other calendar applications subscribe to this one. */
export const calendarFeedKey = [area, 'calendarFeed'] as const

/** The attendance sheets, of a session or of a day at its firm; without an id, all. */
export const attendanceKey = (...sessionId: readonly string[]) => [area, 'attendance', ...sessionId] as const
/** The lines of attendance sheets that are not sent yet. */
export const pendingLinesKey = [area, 'pendingLines'] as const
/** The audio comments that are not sent yet. */
export const pendingRecordingsKey = [area, 'pendingRecordings'] as const
