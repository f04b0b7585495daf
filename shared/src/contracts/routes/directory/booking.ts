import { Credentials } from '../../accounts/account.ts'
import {
  Cancellation,
  Created,
  DemoRequest,
  MailToken,
  NewPatient,
  PatientAccount,
  PatientToken,
  SessionRequest,
} from '../../directory/booking.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const bookingRoutes = {
  'POST /public/patients': {
    summary: 'Open a patient account',
    auth: 'public',
    body: NewPatient,
    ok: PatientAccount,
    status: 201,
    errors: [
      errorCode.recipientQuotaReached,
      errorCode.tooManyEmailRequests,
      errorCode.emailTaken,
      errorCode.patientFileKnown,
      errorCode.tooManyTries,
    ],
  },
  'PUT /public/validations/patient': {
    summary: 'Attach an account to a known address, confirmed by e-mail',
    auth: 'public',
    body: NewPatient,
    ok: PatientAccount,
    status: 200,
    errors: [
      errorCode.recipientQuotaReached,
      errorCode.tooManyEmailRequests,
      errorCode.emailTaken,
      errorCode.tooManyTries,
    ],
  },
  'POST /public/login': {
    summary: 'Sign a patient in',
    auth: 'public',
    body: Credentials,
    ok: PatientToken,
    status: 200,
    errors: [errorCode.notFound, errorCode.unauthenticated, errorCode.tooManyTries],
  },
  'POST /public/patients/sessions': {
    summary: 'Request a session',
    auth: 'patient',
    body: SessionRequest,
    ok: Created,
    status: 201,
    errors: [
      errorCode.datesRefused,
      errorCode.timesRefused,
      errorCode.slotTaken,
      errorCode.slotNotOffered,
      errorCode.slotHeld,
      errorCode.personBusy,
      errorCode.sessionTypeGone,
      errorCode.notFound,
      errorCode.tooManyTries,
    ],
  },
  'POST /public/cancellations/view': {
    summary: 'The session of an e-mailed cancel link',
    auth: 'public',
    body: MailToken,
    ok: Cancellation,
    status: 200,
    errors: [errorCode.linkRefused],
  },
  'POST /public/cancellations': {
    summary: 'Cancel a session as a patient, by the link in an e-mail',
    auth: 'public',
    body: MailToken,
    ok: Cancellation,
    status: 200,
    errors: [
      errorCode.linkRefused,
      errorCode.cancellationTooLate,
      errorCode.sessionStateChanged,
      errorCode.sessionBilled,
    ],
  },
  'POST /ask-demo': {
    summary: 'Ask the operator for a demonstration',
    auth: 'public',
    body: DemoRequest,
    status: 204,
    errors: [errorCode.tooManyEmailRequests, errorCode.tooManyTries],
  },
} as const satisfies Record<string, Route>
