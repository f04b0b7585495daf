import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { changeForecast, readForecast } from './forecast.service.ts'
import { readProposals } from './proposals.service.ts'

export const forecastHandlers = {
  'GET /finance/forecast': async (call) => {
    const { forecast, version } = await readForecast(call)
    void call.reply.header('etag', etagOf({ version }))
    return forecast
  },

  'POST /finance/forecast': async (call) => {
    const { forecast, version } = await changeForecast(call, call.body, call.request.headers['if-match'])
    void call.reply.header('etag', etagOf({ version }))
    return forecast
  },

  'GET /finance/forecast/proposals': (call) => readProposals(call),
} satisfies Partial<Handlers>
