import {
  EmailChange,
  EmailChangeConfirmation,
  EmailChangeLink,
  NewEmail,
  NewPatientEmail,
} from '../../accounts/emailChange.ts'
import { MailToken } from '../../directory/booking.ts'
import { errorCode } from '../../errorCodes.ts'
import type { Route } from '../route.ts'

export const emailChangeRoutes = {
  'GET /user/email-change': {
    summary: 'My address, and its change that is not confirmed yet',
    auth: 'bearer',
    ok: EmailChange,
    status: 200,
    errors: [],
  },
  'POST /user/email-change': {
    summary: 'Ask to change my address: both addresses get a link that confirms; needs a proof',
    auth: 'bearer',
    managesOwnTransactions: true,
    body: NewEmail,
    ok: EmailChange,
    status: 200,
    errors: [errorCode.invalid, errorCode.proofNeeded, errorCode.tooManyTries, errorCode.recipientQuotaReached],
  },
  'POST /user/email-change/resend': {
    summary: 'Send new links to the addresses that have not confirmed the change yet',
    auth: 'bearer',
    managesOwnTransactions: true,
    ok: EmailChange,
    status: 200,
    errors: [errorCode.emailChangeOver, errorCode.tooManyTries, errorCode.recipientQuotaReached],
  },
  'DELETE /user/email-change': {
    summary: 'Withdraw the change of my address',
    auth: 'bearer',
    status: 204,
    errors: [],
  },
  'GET /patient-account/email-change': {
    summary: "The address of a patient's account, and its change that is not confirmed yet",
    auth: 'patient',
    ok: EmailChange,
    status: 200,
    errors: [],
  },
  'POST /patient-account/email-change': {
    summary: "Ask to change the address of a patient's account, with the password",
    auth: 'patient',
    containsSecret: true,
    body: NewPatientEmail,
    ok: EmailChange,
    status: 200,
    errors: [errorCode.invalid, errorCode.tooManyTries, errorCode.recipientQuotaReached],
  },
  'POST /patient-account/email-change/resend': {
    summary: 'Send new links to the addresses that have not confirmed the change yet',
    auth: 'patient',
    ok: EmailChange,
    status: 200,
    errors: [errorCode.emailChangeOver, errorCode.tooManyTries, errorCode.recipientQuotaReached],
  },
  'DELETE /patient-account/email-change': {
    summary: "Withdraw the change of a patient account's address",
    auth: 'patient',
    status: 204,
    errors: [],
  },
  'POST /email-changes/view': {
    summary: 'The pending change of address of an e-mailed link',
    auth: 'public',
    readsOnly: true,
    body: MailToken,
    ok: EmailChangeLink,
    status: 200,
    errors: [errorCode.linkRefused],
  },
  'POST /email-changes/confirm': {
    summary: 'Confirm a change of address; it takes effect once both addresses have confirmed it',
    auth: 'public',
    body: MailToken,
    ok: EmailChangeConfirmation,
    status: 200,
    errors: [errorCode.linkRefused, errorCode.emailTaken],
  },
  'POST /email-changes/cancel': {
    summary: 'Withdraw a change of address by the link of an e-mail',
    auth: 'public',
    body: MailToken,
    status: 204,
    errors: [errorCode.linkRefused],
  },
} as const satisfies Record<string, Route>
