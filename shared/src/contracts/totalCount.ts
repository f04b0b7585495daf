/** Says how many rows a list has in all, where it is cut short. */
export const totalCountHeader = 'x-total-count'
