import type { Day } from '../calendar/day.ts'

/** Whether an attendance sheet can be signed: from its day on, in the practice's time zone (ruling 69). */
export const canSignSheetOf = (sheetDay: Day, today: Day): boolean => sheetDay <= today
