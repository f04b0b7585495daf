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

/** Loads the free slots on every visit, since another visitor may book one at any moment. Slots of the previous session type are hidden meanwhile: their length differs. A signed-in patient gets the slots for which a suitable animal is free. */
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
