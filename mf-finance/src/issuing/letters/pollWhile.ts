const pollIntervalMs = 5_000

/** How often what is shown is asked for again: while a letter of it is on its way. */
export const pollWhile = (isOnItsWay: boolean): number | false => (isOnItsWay ? pollIntervalMs : false)
