import { measureRoundRobin, type RequestMeasurement, type Target } from '../requests.ts'

/** Returns the date `days` before today, `yyyy-mm-dd`. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const lastYearQuery = `startDate=${daysAgo(365)}&endDate=${daysAgo(0)}`

const calls = {
  'dashboard, 3 months': '/user/activity',
  'dashboard, a year': `/user/activity?${lastYearQuery}`,
  'sales, 3 months': '/sales/details',
  'sales, a year': `/sales/details?${lastYearQuery}`,
  'sales, a year, page 20': `/sales/details?${lastYearQuery}&page=19`,
}

export interface MoneyFigures {
  call: string
  sessions: number
  measurement: RequestMeasurement
}

/** A running product whose practice has this number of sessions. */
export interface MeasuredPractice extends Target {
  sessions: number
  adminUrl: string
}

/** Measures the calls of dashboard and sales in practices of several sizes, alternately. */
export async function measureMoney(practices: readonly MeasuredPractice[], callCount: number): Promise<MoneyFigures[]> {
  const figures: MoneyFigures[] = []
  for (const [call, path] of Object.entries(calls)) {
    const measurements = await measureRoundRobin(practices, path, callCount)
    figures.push(
      ...measurements.map((measurement, index) => ({ call, sessions: practices[index]?.sessions ?? 0, measurement })),
    )
  }
  return figures
}
