import { call } from 'shared/client'
import type { NewPatientEmail } from 'shared/contracts/accounts/emailChange'

export const signIn = (email: string, password: string) => call('POST /public/login', { body: { email, password } })

export const readEmailChange = (token: string, signal?: AbortSignal) =>
  call('GET /patient-account/email-change', { token, signal })

export const requestEmailChange = (token: string, body: NewPatientEmail) =>
  call('POST /patient-account/email-change', { token, body })

export const resendEmailChange = (token: string) => call('POST /patient-account/email-change/resend', { token })

export const cancelEmailChange = (token: string) => call('DELETE /patient-account/email-change', { token })
