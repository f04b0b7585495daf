import type { Period } from 'shared/domain/calendar/period'
import type { Search } from './therapists/api.ts'

/** Prefix of all query keys of this area, because the areas share one query cache. */
const area = 'mf-public'

export const therapistsKey = (search: Search, near: string | undefined) => [area, 'therapists', search, near] as const
export const nextSlotsKey = (ids: readonly string[]) => [area, 'nextSlots', ids] as const
export const completionsKey = (field: keyof Search, text: string) => [area, 'completions', field, text] as const
export const positionKey = [area, 'position'] as const
export const tilesKey = [area, 'tiles'] as const

export const therapistKey = (id: string) => [area, 'therapist', id] as const
export const sessionTypesKey = (therapistId: string) => [area, 'sessionTypes', therapistId] as const
export const freeSlotsKey = (
  therapistId: string,
  period: Period,
  sessionTypeId: string | undefined,
  patientId: string | undefined,
) => [area, 'freeSlots', therapistId, period, sessionTypeId, patientId] as const
export const busyTimesKey = (therapistId: string, period: Period) => [area, 'busyTimes', therapistId, period] as const
export const questionsKey = (therapistId: string, sessionTypeId: string | undefined) =>
  [area, 'questions', therapistId, sessionTypeId] as const

export const restorationKey = (token: string) => [area, 'restoration', token] as const
export const cancellationKey = (token: string) => [area, 'cancellation', token] as const
export const emailChangeKey = (token: string) => [area, 'emailChange', token] as const
export const patientEmailKey = (patientId: string) => [area, 'patientEmail', patientId] as const
