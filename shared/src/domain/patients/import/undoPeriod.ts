const undoPeriodMs = 24 * 3_600_000

/** Until when an import that ended at this instant can be taken back: 24 hours. */
export const undoableUntil = (finishedAt: Date): Date => new Date(finishedAt.getTime() + undoPeriodMs)

/** Whether it still can be at `now`. */
export const isUndoable = (finishedAt: Date, now: Date): boolean => now < undoableUntil(finishedAt)
