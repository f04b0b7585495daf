import { errorCode } from '../../errorCodes.ts'
import { PatientPayers, PayersInput, PayersSearch, SessionDivision } from '../../finance/payer.ts'
import { ById } from '../../wire.ts'
import type { Route } from '../route.ts'

export const payerRoutes = {
  'GET /patients/:id/payers': {
    summary:
      'The payers of a patient, their shares of each session, and the use of their limits in a calendar year, by default the current one',
    auth: 'bearer',
    privilege: ['PATIENTS', 'BILL'],
    params: ById,
    query: PayersSearch,
    ok: PatientPayers,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /patients/:id/payers': {
    summary: 'Change the payers of a patient; removing one with unbilled parts is refused (E226) until confirmed',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: PayersInput,
    ok: PatientPayers,
    status: 200,
    errors: [errorCode.notFound, errorCode.changedMeanwhile, errorCode.payerHasParts],
  },
  'GET /sessions/:id/division': {
    summary: 'The payers of a session, and the invoices with their parts',
    auth: 'bearer',
    privilege: ['AGENDA', 'BILL'],
    params: ById,
    ok: SessionDivision,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
