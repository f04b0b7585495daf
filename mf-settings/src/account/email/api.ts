import { call } from 'shared/client'

export const readEmailChange = (signal?: AbortSignal) => call('GET /user/email-change', { signal })
export const requestEmailChange = (email: string, headers: Record<string, string>) =>
  call('POST /user/email-change', { body: { email }, headers })
export const resendEmailChange = () => call('POST /user/email-change/resend')
export const cancelEmailChange = () => call('DELETE /user/email-change')
