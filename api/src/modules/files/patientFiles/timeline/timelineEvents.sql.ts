import { sql } from 'kysely'
import { isSessionOfPatient, patientPresence } from '../patientSessions.sql.ts'

interface EventScope {
  patientId: string
  now: Date
  timeZone: string
}

const auditInstantOf = (act: string) =>
  sql`(select max(at) from audit where audit.tenant_id = session.tenant_id and entity = 'session' and entity_id = session.id and act = ${act})`

/**
 * The patient's sessions and requests, for the CTE `own_session`: also cancelled and expired ones, and a firm's
 * sessions that name the patient. `asked`: requested online, even if the account was deleted later. `over_at`: the time
 * of cancellation or expiry, meaningless for other states.
 */
export const ownSessions = ({ patientId, now, timeZone }: EventScope) => sql`
  select session.id, session.patient_id, session.day, session.start_time, session.live, session.created_at,
    ${patientPresence(patientId)} as patient_present,
    session.evaluation is not null as evaluated, session_type.name as type_name,
    case when session.state = 'PENDING' and session.expires_at <= ${now} then 'EXPIRED' else session.state end as state,
    session.requested_by is not null or session.state = 'PENDING' or ${auditInstantOf('request')} is not null as asked,
    ${auditInstantOf('validate')} as validated_at,
    ${auditInstantOf('cancelByLink')} is not null as by_patient,
    coalesce(session.cancelled_at, session.expires_at, ${auditInstantOf('expire')}, session.changed_at) as over_at,
    (session.day + session.start_time) at time zone ${timeZone} as starts_at,
    (session.day + session.end_time) at time zone ${timeZone} as ends_at
  from session
  join session_type on session_type.tenant_id = session.tenant_id and session_type.id = session.session_type_id
  where session.state <> 'HIDDEN' and ${isSessionOfPatient(patientId)}`

/**
 * Events of the sessions in `own_session`. This and each other query of events selects the columns kind, act, id, at,
 * day_only, session_id, reference.
 */
const sessionEvents = sql`
  select 'REQUEST', case when state = 'PENDING' then 'requestWaiting' else 'requestReceived' end, id, created_at, false, id, null::text
    from own_session where asked
  union all select 'REQUEST', 'requestValidated', id, validated_at, false, id, null from own_session where validated_at is not null
  union all select 'REQUEST', 'requestExpired', id, over_at, false, id, null from own_session where state = 'EXPIRED'
  union all select 'REQUEST', case when by_patient then 'requestWithdrawn' else 'requestRefused' end, id, over_at, false, id, null
    from own_session where state = 'CANCELLED' and asked and validated_at is null
  union all select 'CANCELLATION', case when by_patient then 'sessionCancelledByPatient' else 'sessionCancelled' end, id, over_at, false, id, null
    from own_session where state = 'CANCELLED' and (not asked or validated_at is not null)
  union all select 'SESSION', case when patient_present then 'sessionHeld' else 'sessionMissed' end, id, starts_at, false, id, null
    from own_session where state = 'VALIDATED'
  union all select 'EVALUATION', 'evaluated', id, ends_at, false, id, null from own_session where state = 'VALIDATED' and evaluated`

/**
 * Start and end of programmes, and their reports. A programme ends at the end of its last day, or when a member ends it
 * during that day.
 */
const programmeEvents = ({ patientId, timeZone }: EventScope) => sql`
  select 'PROGRAMME', 'programmeBegun', id, start_date::timestamp at time zone ${timeZone}, true, null::uuid, null::text
    from programme where patient_id = ${patientId}
  union all select 'PROGRAMME', 'programmeEnded', id, least(
      (ended_on + time '23:59') at time zone ${timeZone},
      greatest(ended_on::timestamp at time zone ${timeZone}, coalesce(
        (select max(at) from audit where audit.tenant_id = programme.tenant_id and entity = 'programme' and entity_id = programme.id and act = 'end'),
        'infinity'))), true, null, null
    from programme where patient_id = ${patientId} and ended_on is not null
  union all select 'DOCUMENT', case audience when 'FUNDER' then 'funderReportGiven' else 'reportGiven' end, report.id, given_at, false, null, null
    from programme_report report join programme on programme.tenant_id = report.tenant_id and programme.id = report.programme_id
    where patient_id = ${patientId}`

/**
 * The first signature on each session's sheet (for a firm, of any employee); uses the server's time when the device's
 * time is later.
 */
const attendanceEvents = ({ patientId }: EventScope) => sql`
  select 'ATTENDANCE', 'attendanceSigned', own_session.id, min(least(entry.recorded_at, entry.received_at)), false, own_session.id, null::text
    from own_session join attendance_entry entry on entry.tenant_id = app_tenant() and entry.session_id = own_session.id
    where entry.present
      and not exists (select from attendance_entry strike where strike.tenant_id = entry.tenant_id and strike.strikes = entry.id)
      and (entry.patient_id = ${patientId} or entry.patient_id is not null and own_session.patient_id = ${patientId})
    group by own_session.id`

/** A consent has only a day; its withdrawal has an instant. */
const consentEvents = ({ patientId, timeZone }: EventScope) => sql`
  select 'CONSENT', 'consentGiven', id, given_on::timestamp at time zone ${timeZone}, true, null::uuid, null::text
    from consent where patient_id = ${patientId}
  union all select 'CONSENT', 'consentWithdrawn', id, withdrawn_at, false, null, null
    from consent where patient_id = ${patientId} and withdrawn_at is not null`

const auditedEvents = ({ patientId }: EventScope) => sql`
  select case when details ->> 'import' is not null then 'IMPORT' when act = 'downloadComments' then 'DOCUMENT' else 'FILE' end,
    case act when 'create' then 'imported' when 'archive' then 'archived' when 'unarchive' then 'unarchived'
      when 'merge' then 'merged' when 'downloadComments' then 'commentsDownloaded'
      else case when details -> 'fields' ? 'undone' then 'importUndone' else 'changedByImport' end end,
    id, at, false, null::uuid, null::text
  from audit where tenant_id = app_tenant() and entity = 'patient'
    and entity_id in (select id from patient where id = ${patientId} or merged_into = ${patientId})
    and (act in ('archive', 'unarchive', 'downloadComments', 'merge') or act in ('create', 'update') and details ->> 'import' is not null)`

/** Excludes the creation of a file by an import, which has its own event. */
const fileEvents = ({ patientId }: EventScope) => sql`
  select 'FILE', 'fileCreated', id, created_at, false, null::uuid, null::text
  from patient where id = ${patientId} and not exists (
    select from audit where audit.tenant_id = patient.tenant_id and entity = 'patient' and entity_id = patient.id
      and act = 'create' and details ->> 'import' is not null)`

const billEvents = ({ patientId }: EventScope) => sql`
  select 'DOCUMENT', case kind when 'CREDIT_NOTE' then 'creditNoteIssued' else 'billIssued' end, id, created_at, false, null::uuid, bill_number from bill where patient_id = ${patientId}`

/** A decision on paper has only the day that a member entered. */
const estimationEvents = ({ patientId, timeZone }: EventScope) => sql`
  select 'DOCUMENT', 'estimationIssued', id, created_at, false, null::uuid, estimation_number
    from estimation where patient_id = ${patientId}
  union all select 'DOCUMENT', case event.kind when 'SENT' then 'estimationSent' when 'ACCEPTED' then 'estimationAccepted'
      when 'REFUSED' then 'estimationRefused' else 'estimationWithdrawn' end, event.id,
      case event.channel when 'PAPER' then event.day::timestamp at time zone ${timeZone} else event.at end,
      event.channel = 'PAPER', null, estimation_number
    from estimation_event event
    join estimation on estimation.tenant_id = event.tenant_id and estimation.id = event.estimation_id
    where patient_id = ${patientId}`

/** Documents that the member may see: invoices with credit notes, and quotes. */
export interface VisibleDocuments {
  withBills: boolean
  withEstimations: boolean
}

/**
 * All events of the patient, also in the future, without the invoices and quotes that the member may not see;
 * unordered.
 */
export const timelineEvents = (query: EventScope, { withBills, withEstimations }: VisibleDocuments) =>
  sql.join(
    [
      sessionEvents,
      attendanceEvents(query),
      programmeEvents(query),
      consentEvents(query),
      auditedEvents(query),
      fileEvents(query),
      ...(withBills ? [billEvents(query)] : []),
      ...(withEstimations ? [estimationEvents(query)] : []),
    ],
    sql` union all `,
  )
