import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import { SignedInDevice } from '../../accounts/signIn.ts'
import { Id } from '../../wire.ts'
import type { Route } from '../route.ts'

export const deviceRoutes = {
  'GET /user/sign-ins': {
    summary: 'The devices on which I am signed in, last used first',
    auth: 'bearer',
    ok: Type.Array(SignedInDevice),
    status: 200,
    errors: [],
  },
  'DELETE /user/sign-ins': {
    summary: 'Sign me out on every device but this one, at once',
    auth: 'bearer',
    status: 204,
    errors: [],
  },
  'DELETE /user/sign-ins/:signInId': {
    summary: 'Sign me out on a device, at once',
    auth: 'bearer',
    params: Type.Object({ signInId: Id }),
    status: 204,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
