const pollIntervalMs = 5_000

/** Returns the refetch interval of data with e-mails: 5 seconds while one is pending, otherwise none. */
export const pollWhile = (isPending: boolean): number | false => (isPending ? pollIntervalMs : false)
