import type { PatientToken } from 'shared/contracts/directory/booking'
import type { Period } from 'shared/domain/calendar/period'
import { keepPreviousData, queryOptions, useQuery } from 'shared/client'
import { busyTimesKey, freeSlotsKey, sessionTypesKey, therapistKey } from '../keys.ts'
import { readTherapist } from '../therapists/api.ts'
import { readBusyTimes, readFreeSlots, readSessionTypes } from './api.ts'

export const therapistQuery = (id: string) =>
  queryOptions({
    queryKey: therapistKey(id),
    queryFn: ({ signal }) => readTherapist(id, signal),
    enabled: id !== '',
  })

export const sessionTypesQuery = (id: string) =>
  queryOptions({
    queryKey: sessionTypesKey(id),
    queryFn: ({ signal }) => readSessionTypes(id, signal),
    enabled: id !== '',
  })

export const useTherapist = (id: string) => useQuery(therapistQuery(id))

export const useSessionTypes = (id: string) => useQuery(sessionTypesQuery(id))

/**
 * Loads the free slots, again on every visit because other visitors book too. While the slots of another session type
 * load, the previous slots are hidden, because their length differs. With `patient`, only slots for which an animal
 * suitable for the patient is free.
 */
export const useFreeSlots = (id: string, period: Period, sessionTypeId: string | undefined, patient?: PatientToken) =>
  useQuery({
    queryKey: freeSlotsKey(id, period, sessionTypeId, patient?.patientId),
    queryFn: ({ signal }) => readFreeSlots(id, { ...period, sessionTypeId }, patient?.token, signal),
    staleTime: 0,
  })

export const useBusyTimes = (id: string, period: Period) =>
  useQuery({
    queryKey: busyTimesKey(id, period),
    queryFn: ({ signal }) => readBusyTimes(id, period, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
