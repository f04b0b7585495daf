import type { MonthEnd } from 'shared/contracts/finance/monthEnd'

/** Data of the month-end page without any remaining task. */
export const emptyMonth: MonthEnd = {
  month: '2026-11',
  requests: { count: 0, expired: 0, sessions: [] },
  absences: { count: 0, netPrice: 0, sessions: [] },
  withoutPrice: { count: 0, sessions: [] },
  unbilled: { count: 0, nbPatients: 0, netPrice: 0, patients: [] },
  unpaid: { count: 0, due: 0, overdue: 0, bills: [] },
  clubs: { count: 0, due: 0, clubs: [] },
  vat: null,
}
