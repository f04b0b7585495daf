import type { Day } from 'shared/domain/calendar/day'

/** Returns the path of the list of invoices, filtered by the number of an invoice and its day. */
export const billPath = (name: string, day: Day): string =>
  `/pros/billings/details?${new URLSearchParams({ name, startDate: day, endDate: day }).toString()}`
