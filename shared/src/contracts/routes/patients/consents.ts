import { PaperConsent, PatientConsents } from '../../patients/consent.ts'
import { errorCode } from '../../errorCodes.ts'
import { ById } from '../../wire.ts'
import type { Route } from '../route.ts'

export const consentRoutes = {
  'GET /patients/:id/consents': {
    summary: "The consents to store a patient's health data, newest first",
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: PatientConsents,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /patients/:id/consents': {
    summary: 'Record a consent given on paper',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: PaperConsent,
    ok: PatientConsents,
    status: 201,
    errors: [errorCode.notFound, errorCode.guardianConsentNeeded],
  },
  'POST /patients/:id/consents/withdraw': {
    summary: 'Withdraw the consents of a patient: the answers that depend on them are destroyed',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: PatientConsents,
    status: 200,
    errors: [errorCode.notFound],
  },
} as const satisfies Record<string, Route>
