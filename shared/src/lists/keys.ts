import { queryOptions } from '@tanstack/react-query'
import type { DataTag } from '@tanstack/react-query'
import type { Animal } from '../contracts/agenda/animal.ts'
import type { Club } from '../contracts/agenda/club.ts'
import type { ListedPatient } from '../contracts/patients/patient.ts'
import type { SessionType } from '../contracts/directory/sessionType.ts'
import type { Member } from '../contracts/accounts/user.ts'

type Name = readonly [area: string, list: string]

/** The query key of a list of rows; its type ensures that only such rows are put into the cached list. */
export type ListKey<Row> = DataTag<Name, Row[], Error>

/** The query keys shared by several areas. Queries append a list's filter to its key: `[...listKey.patients, { name }]`. */
export const listKey = {
  /** The key of the member's calendar colours, which are not a list. */
  calendarColours: ['shared', 'calendarColours'],
  /** The key of opening hours and absences, which are not a list; queries append a year. */
  schedules: ['shared', 'schedules'],
  animals: queryOptions<Animal[], Error, Animal[], Name>({ queryKey: ['shared', 'animals'] }).queryKey,
  /** The key of the practice's quota of e-mails, which is not a list. */
  emailQuota: ['shared', 'emailQuota'],
  clubs: queryOptions<Club[], Error, Club[], Name>({ queryKey: ['shared', 'clubs'] }).queryKey,
  patients: queryOptions<ListedPatient[], Error, ListedPatient[], Name>({ queryKey: ['shared', 'patients'] }).queryKey,
  /** The key of a patient's hours, which are not a list; queries append the patient's id. */
  patientHours: ['shared', 'patientHours'],
  /** The key of all queries of sessions; they append `'week'` or `'requests'`. */
  sessions: ['shared', 'sessions'],
  sessionTypes: queryOptions<SessionType[], Error, SessionType[], Name>({ queryKey: ['shared', 'sessionTypes'] })
    .queryKey,
  team: queryOptions<Member[], Error, Member[], Name>({ queryKey: ['shared', 'team'] }).queryKey,
} as const
