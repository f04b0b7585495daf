/** Of a list that is cut short: how many rows there are in all. */
export const totalCountHeader = 'x-total-count'
