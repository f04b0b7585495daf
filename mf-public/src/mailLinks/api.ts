import { call, callFile } from 'shared/client'
import type { RestorationInput } from 'shared/contracts/accounts/restoration'

export const viewCancellation = (token: string, signal?: AbortSignal) =>
  call('POST /public/cancellations/view', { body: { token }, signal })

export const cancelSession = (token: string) => call('POST /public/cancellations', { body: { token } })

export const confirmAddress = (token: string) => call('POST /public/confirmations', { body: { token } })

export const endTrialEmails = (token: string) =>
  call('POST /public/unsubscribe/:token', { params: { token }, body: { 'List-Unsubscribe': 'One-Click' } })

export const viewRestoration = (token: string, signal?: AbortSignal) =>
  call('POST /restorations/view', { body: { token }, signal })

export const restorePractice = (body: RestorationInput) => call('POST /restorations', { body })

export const readDocument = (token: string) => callFile('POST /shared-reports', { body: { token } })

export const viewEmailChange = (token: string, signal?: AbortSignal) =>
  call('POST /email-changes/view', { body: { token }, signal })

export const confirmEmailChange = (token: string) => call('POST /email-changes/confirm', { body: { token } })

export const cancelEmailChange = (token: string) => call('POST /email-changes/cancel', { body: { token } })
