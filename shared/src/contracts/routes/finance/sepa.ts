import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const sepaRoutes = {
  'POST /user/sepa': {
    summary:
      'The SEPA mandate for the bank details of the practice, as PDF; a change of bank account gives it a new reference',
    auth: 'bearer',
    roles: ['ROLE_ADMIN'],
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.invalid, errorCode.forbidden, errorCode.firmMissing, errorCode.unavailable],
  },
} as const satisfies Record<string, Route>
