import type { Query } from 'shared/contracts/routes'

/** Prefix of all query keys of this area, because the areas share one query cache. */
const area = 'mf-finance'

export const allBillsKey = [area, 'bills'] as const
export const billsKey = (search: Query<'GET /billings'>) => [...allBillsKey, search] as const
export const billDetailsKey = (billId: string) => [...allBillsKey, 'details', billId] as const
export const clientCreditsKey = (patientId: string) => [...allBillsKey, 'clientCredits', patientId] as const
export const dunningKey = [area, 'billReminders'] as const
export const closuresKey = [area, 'billClosures'] as const
export const billSeriesKey = [area, 'billSeries'] as const
export const nextBillNumberKey = [area, 'nextBillNumber'] as const
export const billableSessionsKey = [area, 'billableSessions'] as const
export const sessionPrefillKey = [area, 'sessionOrigin'] as const

export const payersKey = (patientId: string, year: number) => [area, 'payers', patientId, year] as const

export const unbilledKey = [area, 'unbilled'] as const
export const billBatchKey = [area, 'billBatch'] as const

export const allEstimationsKey = [area, 'estimations'] as const
export const estimationsKey = (search: Query<'GET /estimations'>) => [...allEstimationsKey, search] as const
export const estimationDetailsKey = (estimationId: string) => [...allEstimationsKey, 'details', estimationId] as const
export const estimationPrefillKey = (estimationId: string) => [...allEstimationsKey, 'origin', estimationId] as const
export const sharedEstimationKey = (token: string) => [area, 'sharedEstimation', token] as const

export const activityStatsKey = (search: Query<'GET /sales/details'>) => [area, 'activityStats', search] as const
export const receivedPaymentsKey = (search: Query<'GET /sales/payments'>) => [area, 'receivedPayments', search] as const
export const salesKey = (search: Query<'GET /sales/details'>) => [area, 'sales', search] as const

export const monthEndKey = (month: string) => [area, 'monthEnd', month] as const

export const forecastKey = [area, 'forecast'] as const
export const forecastProposalsKey = [area, 'forecastProposals'] as const

export const profileKey = [area, 'profile'] as const
