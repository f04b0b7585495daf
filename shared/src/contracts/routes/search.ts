import { errorCode } from '../errorCodes.ts'
import { SearchQuery, SearchResults } from '../search.ts'
import { searchPrivileges } from '../searchAccess.ts'
import type { Route } from './route.ts'

export const searchRoutes = {
  'GET /search': {
    summary:
      'The patients, animals, places, sessions, invoices and quotes found by a text, those that the member may open',
    auth: 'bearer',
    privilege: searchPrivileges,
    query: SearchQuery,
    perMinute: 300,
    ok: SearchResults,
    status: 200,
    errors: [errorCode.tooManyTries],
  },
} as const satisfies Record<string, Route>
