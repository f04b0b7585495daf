import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const accountDeletionRoutes = {
  'GET /user/export': {
    summary: 'All stored data of the practice, as a ZIP archive',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    whenBlocked: true,
    file: ['application/zip'],
    opensTransactions: true,
    perMinute: 10,
    status: 200,
    errors: [errorCode.tooManyTries, errorCode.unavailable],
  },
  'DELETE /user': {
    summary: "Delete my account; the owner's, with the whole practice except its invoices",
    auth: 'bearer',
    whenBlocked: true,
    status: 204,
    errors: [errorCode.memberHasSessions],
  },
} as const satisfies Record<string, Route>
