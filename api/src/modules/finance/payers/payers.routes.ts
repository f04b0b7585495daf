import type { Handlers } from '../../../handlers.ts'
import { readDivision } from './division.service.ts'
import { changePayers, listPayers } from './payers.service.ts'

export const payerHandlers = {
  'GET /patients/:id/payers': (call) => listPayers(call, call.params.id, call.query),

  'PUT /patients/:id/payers': (call) => changePayers(call, call.params.id, call.body, call.request.headers['if-match']),

  'GET /sessions/:id/division': (call) => readDivision(call, call.params.id),
} satisfies Partial<Handlers>
