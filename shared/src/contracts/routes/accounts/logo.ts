import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const logoRoutes = {
  'PUT /user/logo': {
    summary: 'Store an image as my logo, re-encoded; returns a thumbnail as a data URL',
    auth: 'bearer',
    perMinute: 20,
    upload: true,
    maxBodyBytes: 6 * 1024 * 1024,
    managesOwnTransactions: true,
    ok: Type.Object({ logo: Type.String() }),
    status: 200,
    errors: [
      errorCode.invalid,
      errorCode.forbidden,
      errorCode.tooLarge,
      errorCode.mediaRefused,
      errorCode.tooManyTries,
      errorCode.unavailable,
    ],
  },
  'DELETE /user/logo': {
    summary: 'Remove my logo',
    auth: 'bearer',
    status: 204,
    errors: [errorCode.forbidden],
  },
} as const satisfies Record<string, Route>
