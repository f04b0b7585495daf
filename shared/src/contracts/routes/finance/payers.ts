import { errorCode } from '../../errorCodes.ts'
import { PatientPayers, PayersInput, PayersSearch, SessionDivision } from '../../finance/payer.ts'
import { ById } from '../../wire.ts'
import type { Route } from '../route.ts'

export const payerRoutes = {
  'GET /patients/:id/payers': {
    summary:
      'Who pays for a patient, what of each session, and what is left of their limits of a calendar year, this one unless told otherwise',
    auth: 'bearer',
    privilege: ['PATIENTS', 'BILL'],
    params: ById,
    query: PayersSearch,
    ok: PatientPayers,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /patients/:id/payers': {
    summary: 'Change who pays for a patient; one with parts left to bill (E226) is removed once these are given back',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: PayersInput,
    ok: PatientPayers,
    status: 200,
    errors: [errorCode.notFound, errorCode.changedMeanwhile, errorCode.payerHasParts],
  },
  'GET /sessions/:id/division': {
    summary: 'Who pays a session, and which invoice has their part',
    auth: 'bearer',
    privilege: ['AGENDA', 'BILL'],
    params: ById,
    ok: SessionDivision,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
