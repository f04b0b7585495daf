import { callFile } from 'shared/client'
import type { Book } from 'shared/contracts/finance/books'
import type { Period } from 'shared/domain/calendar/period'

export const readBook = (book: Book, { startDate, endDate }: Period, format: 'csv' | 'pdf') =>
  callFile('GET /books/:book', { params: { book }, query: { startDate, endDate, format } })
