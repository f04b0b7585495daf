const undoPeriodMs = 24 * 3_600_000

/** Returns the instant until which an import that ended at `finishedAt` can be undone: 24 hours later. */
export const undoableUntil = (finishedAt: Date): Date => new Date(finishedAt.getTime() + undoPeriodMs)

/** Whether the import can still be undone at `now`. */
export const isUndoable = (finishedAt: Date, now: Date): boolean => now < undoableUntil(finishedAt)
