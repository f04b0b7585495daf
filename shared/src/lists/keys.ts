import { queryOptions } from '@tanstack/react-query'
import type { DataTag } from '@tanstack/react-query'
import type { Animal } from '../contracts/agenda/animal.ts'
import type { Club } from '../contracts/agenda/club.ts'
import type { ListedPatient } from '../contracts/patients/patient.ts'
import type { SessionType } from '../contracts/directory/sessionType.ts'
import type { Member } from '../contracts/accounts/user.ts'

type Name = readonly [area: string, list: string]

/** The key of queries that return a list of rows; its type ensures that only such rows are put into it. */
export type ListKey<Row> = DataTag<Name, Row[], Error>

/** The keys of lists that several areas show. A list's filter follows its key: `[...listKey.patients, { name }]`. */
export const listKey = {
  /** The member's calendar colours; not a list. */
  calendarColours: ['shared', 'calendarColours'],
  /** Opening hours and absences, followed by a year; not a list. */
  schedules: ['shared', 'schedules'],
  animals: queryOptions<Animal[], Error, Animal[], Name>({ queryKey: ['shared', 'animals'] }).queryKey,
  clubs: queryOptions<Club[], Error, Club[], Name>({ queryKey: ['shared', 'clubs'] }).queryKey,
  patients: queryOptions<ListedPatient[], Error, ListedPatient[], Name>({ queryKey: ['shared', 'patients'] }).queryKey,
  /** Followed by a patient's id; not a list. */
  patientHours: ['shared', 'patientHours'],
  /** Followed by `'week'` or `'requests'`; not a list. */
  sessions: ['shared', 'sessions'],
  sessionTypes: queryOptions<SessionType[], Error, SessionType[], Name>({ queryKey: ['shared', 'sessionTypes'] })
    .queryKey,
  team: queryOptions<Member[], Error, Member[], Name>({ queryKey: ['shared', 'team'] }).queryKey,
} as const
