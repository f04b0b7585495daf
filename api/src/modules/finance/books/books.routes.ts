import type { Handlers } from '../../../handlers.ts'
import { bookFile } from './bookFile.service.ts'

export const bookHandlers = {
  'GET /books/:book': (call) => bookFile(call, call.params.book, call.query),
} satisfies Partial<Handlers>
