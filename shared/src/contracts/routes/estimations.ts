import { Type } from 'typebox'
import { errorCode } from '../errorCodes.ts'
import { EstimationInput, EstimationPage, EstimationSearch } from '../estimation.ts'
import { Id } from '../wire.ts'
import type { Route } from './route.ts'

export const estimationRoutes = {
  'GET /estimations': {
    summary: 'The quotes, the newest first',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    query: EstimationSearch,
    ok: EstimationPage,
    status: 200,
    errors: [],
  },
  'POST /draft/estimations': {
    summary: 'A quote as it would be issued, without a number: nothing is kept',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    body: EstimationInput,
    readsOnly: true,
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound, errorCode.firmMissing, errorCode.patientAddressMissing],
  },
  'POST /estimations': {
    summary: 'Issue a quote; the header X-Patient-Saved says whether a new patient was saved',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    body: EstimationInput,
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound, errorCode.firmMissing, errorCode.patientAddressMissing, errorCode.emailTaken],
  },
  'GET /estimations/:estimationId': {
    summary: 'The PDF of a quote, as it was issued',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    params: Type.Object({ estimationId: Id }),
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
