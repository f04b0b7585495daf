import type { Handlers } from '../../../handlers.ts'
import { findByText } from './search.service.ts'

export const searchHandlers = {
  'GET /search': (call) => findByText(call, call.query.text),
} satisfies Partial<Handlers>
