import * as Type from 'typebox'
import { errorCode } from '../../errorCodes.ts'
import {
  EstimationAcceptance,
  EstimationDecision,
  EstimationDetails,
  EstimationInput,
  EstimationMail,
  EstimationPage,
  EstimationRefusal,
  EstimationSearch,
  EstimationToken,
  SharedEstimation,
} from '../../finance/estimations.ts'
import { Id } from '../../wire.ts'
import type { Route } from '../route.ts'

const byEstimation = Type.Object({ estimationId: Id })
/** Errors for a quote that the client has already decided. */
const closedErrors = [errorCode.estimationAccepted, errorCode.estimationRefused, errorCode.estimationWithdrawn] as const
/** Errors for VAT that the practice may not charge, and for a reason for its absence that it may not state. */
const vatErrors = [
  errorCode.vatNotCharged,
  errorCode.vatNumberMissing,
  errorCode.vatReasonRefused,
  errorCode.vatNotOwedAbroad,
  errorCode.clientReasonRefused,
] as const
/** The calls of a client's page; rate-limited against guessing of secrets. */
const linkAccess = { auth: 'public', perMinute: 30 } as const
const linkErrors = [errorCode.linkRefused, errorCode.estimationLinkReplaced, errorCode.tooManyTries] as const

export const estimationRoutes = {
  'GET /estimations': {
    summary: 'The quotes, newest first',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    query: EstimationSearch,
    ok: EstimationPage,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /draft/estimations': {
    summary: 'Preview a quote as a PDF, without a number: nothing is stored',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    body: EstimationInput,
    readsOnly: true,
    file: ['application/pdf'],
    status: 200,
    errors: [
      errorCode.notFound,
      errorCode.firmMissing,
      errorCode.patientAddressMissing,
      errorCode.textUnprintable,
      ...vatErrors,
    ],
  },
  'POST /estimations': {
    summary: 'Issue a quote; the header X-Patient-Saved says whether a new patient was saved',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    body: EstimationInput,
    file: ['application/pdf'],
    status: 200,
    errors: [
      errorCode.notFound,
      errorCode.firmMissing,
      errorCode.patientAddressMissing,
      errorCode.emailTaken,
      errorCode.textUnprintable,
      ...vatErrors,
    ],
  },
  'GET /estimations/:estimationId': {
    summary: 'The PDF of a quote, as issued',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    params: Type.Object({ estimationId: Id }),
    file: ['application/pdf'],
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /estimations/:estimationId/details': {
    summary: 'A quote with its events since it was issued',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    params: byEstimation,
    ok: EstimationDetails,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /estimations/:estimationId/mails': {
    summary: 'Send the link by which the client reads, accepts or refuses a quote; the former link is void',
    auth: 'bearer',
    privilege: 'ESTIMATION',
    params: byEstimation,
    body: EstimationMail,
    ok: EstimationDetails,
    status: 201,
    errors: [
      errorCode.emailQuotaReached,
      errorCode.notFound,
      ...closedErrors,
      errorCode.estimationExpired,
      errorCode.addressUnconfirmed,
    ],
  },
  'POST /estimations/:estimationId/decisions': {
    summary: "Record the client's decision on paper, once",
    auth: 'bearer',
    privilege: 'ESTIMATION',
    params: byEstimation,
    body: EstimationDecision,
    ok: EstimationDetails,
    status: 201,
    errors: [errorCode.notFound, ...closedErrors],
  },
  'POST /shared-estimations': {
    ...linkAccess,
    summary: 'The quote opened by the link in an e-mail; opening it changes nothing',
    body: EstimationToken,
    readsOnly: true,
    containsSecret: true,
    ok: SharedEstimation,
    status: 200,
    errors: linkErrors,
  },
  'POST /shared-estimations/file': {
    ...linkAccess,
    summary: 'The PDF of the quote opened by the link in an e-mail, as issued',
    body: EstimationToken,
    readsOnly: true,
    containsSecret: true,
    file: ['application/pdf'],
    status: 200,
    errors: linkErrors,
  },
  'POST /shared-estimations/acceptance': {
    ...linkAccess,
    summary: 'Accept the quote opened by the link in an e-mail, once',
    body: EstimationAcceptance,
    containsSecret: true,
    ok: SharedEstimation,
    status: 201,
    errors: [...linkErrors, ...closedErrors, errorCode.estimationExpired],
  },
  'POST /shared-estimations/refusal': {
    ...linkAccess,
    summary: 'Refuse the quote opened by the link in an e-mail, once',
    body: EstimationRefusal,
    containsSecret: true,
    ok: SharedEstimation,
    status: 201,
    errors: [...linkErrors, ...closedErrors, errorCode.estimationExpired],
  },
  'POST /shared-estimations/withdrawal': {
    ...linkAccess,
    summary: 'Withdraw from a quote that an individual accepted online, within the legal period',
    body: EstimationToken,
    containsSecret: true,
    ok: SharedEstimation,
    status: 201,
    errors: [...linkErrors, errorCode.estimationRefused, errorCode.estimationWithdrawn, errorCode.withdrawalOver],
  },
} as const satisfies Record<string, Route>
