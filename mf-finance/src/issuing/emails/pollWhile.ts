const pollIntervalMs = 5_000

/** Interval to refetch the displayed data: while one of its e-mails is pending. */
export const pollWhile = (isOnItsWay: boolean): number | false => (isOnItsWay ? pollIntervalMs : false)
