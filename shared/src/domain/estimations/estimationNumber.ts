/** Returns the number of a practice's quote, the `count`th of a year: `D-2026-0042`, with more digits after 9 999. */
export const estimationNumber = (year: number, count: number): string => `D-${year}-${String(count).padStart(4, '0')}`
