import type { Handlers } from '../../../handlers.ts'
import { readBookFile } from './bookFile.service.ts'

export const bookHandlers = {
  'GET /books/:book': (call) => readBookFile(call, call.params.book, call.query),
} satisfies Partial<Handlers>
