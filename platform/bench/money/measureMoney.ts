import { measureInTurns, type Served, type Target } from '../requests.ts'

/** So many days before today, `yyyy-mm-dd`. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const ofYear = `startDate=${daysAgo(365)}&endDate=${daysAgo(0)}`

const calls = {
  'dashboard, 3 months': '/user/activity',
  'dashboard, a year': `/user/activity?${ofYear}`,
  'sales, 3 months': '/sales/details',
  'sales, a year': `/sales/details?${ofYear}`,
  'sales, a year, page 20': `/sales/details?${ofYear}&page=19`,
}

export interface MoneyFigures {
  call: string
  sessions: number
  served: Served
}

/** A product in whose practice there are so many sessions. */
export interface MeasuredPractice extends Target {
  sessions: number
  adminUrl: string
}

/** The calls of dashboard and sales in practices of several sizes, in turns. */
export async function measureMoney(practices: readonly MeasuredPractice[], times: number): Promise<MoneyFigures[]> {
  const figures: MoneyFigures[] = []
  for (const [call, path] of Object.entries(calls)) {
    const served = await measureInTurns(practices, path, times)
    figures.push(...served.map((each, index) => ({ call, sessions: practices[index]?.sessions ?? 0, served: each })))
  }
  return figures
}
