import type { JoinBuilder } from 'kysely'
import type { Tables } from '../../../tables/tables.ts'

/** Joins a table to a query on sessions, by the session's foreign key. */
type SessionJoin<T extends keyof Tables> = (
  join: JoinBuilder<Pick<Tables, T | 'session'>, T | 'session'>,
) => JoinBuilder<Pick<Tables, T | 'session'>, T | 'session'>

export const onSessionType: SessionJoin<'session_type'> = (join) =>
  join
    .onRef('session_type.tenant_id', '=', 'session.tenant_id')
    .onRef('session_type.id', '=', 'session.session_type_id')

export const onTherapist: SessionJoin<'member'> = (join) =>
  join.onRef('member.tenant_id', '=', 'session.tenant_id').onRef('member.id', '=', 'session.therapist_id')

export const onPatient: SessionJoin<'patient'> = (join) =>
  join.onRef('patient.tenant_id', '=', 'session.tenant_id').onRef('patient.id', '=', 'session.patient_id')

export const onClub: SessionJoin<'club'> = (join) =>
  join.onRef('club.tenant_id', '=', 'session.tenant_id').onRef('club.id', '=', 'session.club_id')
