import { addDays } from '../../../shared/src/domain/calendar/day.ts'
import { measureRequests, type RequestMeasurement } from '../requests.ts'
import { growBillsTo } from './growBills.ts'

export interface BillListFigures {
  call: string
  invoices: number
  measurement: RequestMeasurement
}

interface MeasuredProduct {
  address: string
  adminUrl: string
  apiPid: number | undefined
  token: string
}

/**
 * Measures the page of ten invoices, with the sums of all matching invoices, in a practice with each number of
 * invoices.
 */
export async function measureBillList(
  { address, adminUrl, apiPid, token }: MeasuredProduct,
  invoiceCounts: readonly number[],
  callCount: number,
): Promise<BillListFigures[]> {
  const today = new Date().toISOString().slice(0, 10)
  const calls = {
    'of a month': `/billings?size=10&startDate=${addDays(today, -30)}&endDate=${today}`,
    'of all years': '/billings?size=10',
    unpaid: '/billings?size=10&status=UNPAID',
    'of a name': '/billings?size=10&name=mar',
  }
  const figures: BillListFigures[] = []
  for (const invoices of invoiceCounts) {
    await growBillsTo(adminUrl, invoices)
    for (const [call, path] of Object.entries(calls))
      figures.push({
        call,
        invoices,
        measurement: await measureRequests(address, token, path, { times: callCount, pid: apiPid }),
      })
  }
  return figures
}
