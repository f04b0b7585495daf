import type { Day } from '../calendar/day.ts'

/** Whether an attendance sheet can be signed: from its own day on, by the calendar of the practice; nobody signs in advance (ruling 69). */
export const canSignSheetOf = (sheetDay: Day, today: Day): boolean => sheetDay <= today
