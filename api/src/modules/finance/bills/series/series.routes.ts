import type { Handlers } from '../../../../handlers.ts'
import { beginSeries, listSeries } from './series.service.ts'

export const billSeriesHandlers = {
  'GET /bill-series': (call) => listSeries(call),

  'POST /bill-series': async (call) => {
    await beginSeries(call, call.body)
    return listSeries(call)
  },
} satisfies Partial<Handlers>
