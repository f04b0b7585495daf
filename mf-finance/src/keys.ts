import type { BillSearch } from './billings/api.ts'

/** The first word of every key of this area: the page has one cache for all areas. */
const area = 'mf-finance'

export const billsKey = (search: BillSearch) => [area, 'bills', search] as const
