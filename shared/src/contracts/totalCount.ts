/** The response header with the total number of rows of a truncated list. */
export const totalCountHeader = 'x-total-count'
