import { call } from 'shared/client'
import type { PasswordAndCode, SetUpInput } from 'shared/contracts/accounts/secondFactor'

export const readSecondFactor = (signal?: AbortSignal) => call('GET /user/second-factor', { signal })
export const setUp = (body: SetUpInput) => call('POST /user/second-factor/setup', { body })
export const confirmApp = (appCode: string) => call('POST /user/second-factor/confirm', { body: { appCode } })
export const renewRecoveryCodes = (body: PasswordAndCode) => call('POST /user/second-factor/recovery-codes', { body })
export const switchOff = (body: PasswordAndCode) => call('POST /user/second-factor/off', { body })
