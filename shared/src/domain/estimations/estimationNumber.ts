/** The number of a practice's `count`th quote of a year: `D-2026-0042`. It grows beyond four digits after 9 999. */
export const estimationNumber = (year: number, count: number): string => `D-${year}-${String(count).padStart(4, '0')}`
