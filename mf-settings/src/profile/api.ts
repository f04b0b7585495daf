import { call } from 'shared/client'
import type { OpeningHours, ProfileInput } from 'shared/contracts/user'

export const readProfile = (signal: AbortSignal) => call('GET /user', { signal })
export const saveProfile = (body: ProfileInput) => call('PUT /user', { body })
export const readOpeningHours = (signal: AbortSignal) => call('GET /user/personalize/opening-hours', { signal })
export const saveOpeningHours = (body: OpeningHours) => call('PUT /user/personalize/opening-hours', { body })
