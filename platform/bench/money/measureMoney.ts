import { measureRequests, type Served } from '../requests.ts'

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

/** The calls of dashboard and sales in a practice to which so many `sessions` were added, one at a time. */
export async function measureMoney(
  { address, token, pid }: { address: string; token: string; pid: number | undefined },
  sessions: number,
  times: number,
): Promise<MoneyFigures[]> {
  const figures: MoneyFigures[] = []
  for (const [call, path] of Object.entries(calls))
    figures.push({ call, sessions, served: await measureRequests(address, token, path, { times, pid }) })
  return figures
}
