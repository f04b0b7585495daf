import type { Handlers } from '../../handlers.ts'
import { listSales } from './sales.service.ts'
import { salesFile } from './salesFile.service.ts'

export const salesHandlers = {
  'GET /sales/details': (call) => listSales(call, call.query),

  'GET /sales/details/file': (call) => salesFile(call, call.query),
} satisfies Partial<Handlers>
