import type { Handlers } from '../../../handlers.ts'
import { listReceivedPayments } from './receivedPayments.service.ts'
import { listSales } from './sales.service.ts'
import { readSalesFile } from './salesFile.service.ts'

export const salesHandlers = {
  'GET /sales/details': (call) => listSales(call, call.query),

  'GET /sales/details/file': (call) => readSalesFile(call, call.query),

  'GET /sales/payments': (call) => listReceivedPayments(call, call.query),
} satisfies Partial<Handlers>
