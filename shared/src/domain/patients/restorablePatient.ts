/** Days after a deletion within which the file can be restored. */
export const restorableDays = 30

/** Returns the instant until which a patient deleted at `deletedAt` can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + restorableDays * 86_400_000)

/** Whether a patient deleted at `deletedAt` can still be restored at `now`. */
export const isRestorable = (deletedAt: Date, now: Date): boolean => now < restorableUntil(deletedAt)
