import type { Handlers } from '../../handlers.ts'
import { changeDivision, readDivision } from './division.service.ts'
import { changePayers, listPayers } from './payers.service.ts'

export const payerHandlers = {
  'GET /patients/:id/payers': (call) => listPayers(call, call.params.id),

  'PUT /patients/:id/payers': (call) => changePayers(call, call.params.id, call.body, call.request.headers['if-match']),

  'GET /sessions/:id/division': (call) => readDivision(call, call.params.id),

  'PUT /sessions/:id/division': (call) =>
    changeDivision(call, call.params.id, call.body, call.request.headers['if-match']),
} satisfies Partial<Handlers>
