import { BookSearch, ByBook } from '../../finance/books.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const bookRoutes = {
  'GET /books/:book': {
    summary:
      'An accounting export of the practice between two days, as a file; the download is recorded. The SHA-256 of an archive is in the header X-Archive-Sha256',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    params: ByBook,
    query: BookSearch,
    file: ['text/csv', 'application/pdf', 'text/plain', 'application/zip'],
    perMinute: 20,
    status: 200,
    errors: [errorCode.firmMissing, errorCode.reportTooLong, errorCode.billUndated, errorCode.tooManyTries],
  },
} as const satisfies Record<string, Route>
