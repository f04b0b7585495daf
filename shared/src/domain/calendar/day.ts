/** A calendar day of the practice, `yyyy-mm-dd`. Days can be compared as strings: `a < b`. */
export type Day = string

const dayMs = 86_400_000

const instant = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

/** Whether the text is a valid calendar day; `2026-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const utc = instant(text)
  return !Number.isNaN(utc) && dayAt(utc) === text
}

export const addDays = (day: Day, count: number): Day => dayAt(instant(day) + count * dayMs)

/** Returns `from` and every seventh day after it, up to `to`. */
export const everySeventhDay = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, Math.floor(daysBetween(from, to) / 7) + 1) }, (_, week) => addDays(from, 7 * week))

/** Counts the days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((instant(to) - instant(from)) / dayMs)

/** Returns the ISO weekday: 1 = Monday … 7 = Sunday. */
export const weekday = (day: Day): number => new Date(instant(day)).getUTCDay() || 7
