import * as Type from 'typebox'
import type { Route } from './route.ts'
import { Version } from '../wire.ts'

export const changeRoutes = {
  'GET /changes': {
    summary: "The version of the practice's data: it changes whenever the data changes",
    auth: 'bearer',
    ok: Type.Object({ version: Version }),
    revalidates: true,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>
