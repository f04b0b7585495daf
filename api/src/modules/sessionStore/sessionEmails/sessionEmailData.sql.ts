import { instantOf } from 'shared/domain/calendar/wallClock'
import { addresseeOf } from 'shared/domain/patients/emailAddress'
import type { Tx } from '../../../db.ts'
import type { SessionSummary } from '../../../mail/emails/sessionFacts.ts'
import { nameInEmail } from '../../../mail/nameInEmail.ts'
import { onPatient, onSessionType, onTherapist } from '../sessions/sessionJoins.sql.ts'

interface Addressee {
  name: string
  address: string
}

/** Data of the e-mails about a session. */
export interface SessionEmailData {
  summary: SessionSummary
  /**
   * Patient and therapist (`memberId`) of the session, for the list of sent e-mails; `replyTo` is the therapist's
   * address.
   */
  subject: { patientId: string | null; memberId: string; replyTo: string }
  therapist: Addressee
  /**
   * Recipient: the account that requested the session, else the patient, their guardian or their referent; null without
   * an e-mail address.
   */
  patient: Addressee | null
  timeZone: string
  start: Date
  version: number
  place: string
}

const findRow = (tx: Tx, sessionId: string) =>
  tx
    .selectFrom('session')
    .innerJoin('tenant', 'tenant.id', 'session.tenant_id')
    .innerJoin('member', onTherapist)
    .innerJoin('session_type', onSessionType)
    .leftJoin('patient', onPatient)
    .leftJoin('auth.account as requester', 'requester.id', 'session.requested_by')
    .select([
      'session.tenant_id',
      'session.day',
      'session.start_time',
      'session.end_time',
      'session.version',
      'session.club_id',
      'session.patient_id',
      'session.therapist_id',
      'tenant.time_zone',
    ])
    .select([
      'member.firstname as therapist_firstname',
      'member.lastname as therapist_lastname',
      'member.email as therapist_email',
      'session_type.name as session_type_name',
    ])
    .select([
      'patient.firstname as patient_firstname',
      'patient.lastname as patient_lastname',
      'patient.company_name',
      'patient.email as patient_email',
      'patient.legal_manager_firstname',
      'patient.legal_manager_lastname',
      'patient.legal_manager_email',
      'patient.referent_email',
    ])
    .select([
      'requester.id as requester_id',
      'requester.firstname as requester_firstname',
      'requester.lastname as requester_lastname',
      'requester.email as requester_email',
    ])
    .where('session.id', '=', sessionId)
    .executeTakeFirstOrThrow()

type Row = Awaited<ReturnType<typeof findRow>>

const joinWithSpaces = (...names: (string | null)[]) => names.filter(Boolean).join(' ')

/**
 * Returns the account's name for a patient who booked online, because the patient file may contain a name that this
 * person must not see (ruling 28).
 */
const patientNameOf = (row: Row): string =>
  row.requester_id
    ? joinWithSpaces(row.requester_firstname, row.requester_lastname)
    : row.company_name || joinWithSpaces(row.patient_firstname, row.patient_lastname)

function addresseeOfPatient(row: Row): Addressee {
  const name = patientNameOf(row)
  if (row.requester_id) return { name, address: row.requester_email ?? '' }
  const addressee = addresseeOf({
    name,
    guardianName: joinWithSpaces(row.legal_manager_firstname, row.legal_manager_lastname),
    email: row.patient_email,
    legalManagerEmail: row.legal_manager_email,
    referentEmail: row.referent_email,
  })
  return { name: addressee.name, address: addressee.email }
}

const joinWithCommas = (...parts: string[]) => parts.filter(Boolean).join(', ')

/** Finds the name and address of the session's club, or of the firm if the session has no club. */
async function findPlace(tx: Tx, clubId: string | null): Promise<string> {
  const columns = ['street_name', 'zip_code', 'city'] as const
  const club =
    clubId &&
    (await tx
      .selectFrom('club')
      .select([...columns, 'name'])
      .where('id', '=', clubId)
      .executeTakeFirst())
  if (club) return joinWithCommas(club.name, club.street_name, joinWithSpaces(club.zip_code, club.city))
  const firm = await tx
    .selectFrom('member')
    .select([...columns, 'firm_name'])
    .where('city', '<>', '')
    .orderBy('created_at')
    .executeTakeFirst()
  return firm ? joinWithCommas(firm.firm_name, firm.street_name, joinWithSpaces(firm.zip_code, firm.city)) : ''
}

// Restricts the name, because the e-mail address that the booker typed may belong to another person.
const therapistNameInEmail = (name: string) => nameInEmail(name) || 'Votre praticien'

/** Finds a therapist's name as shown in e-mails. */
export async function findTherapistNameInEmail(tx: Tx, therapistId: string): Promise<string> {
  const { firstname, lastname } = await tx
    .selectFrom('member')
    .select(['firstname', 'lastname'])
    .where('id', '=', therapistId)
    .executeTakeFirstOrThrow()
  return therapistNameInEmail(joinWithSpaces(firstname, lastname))
}

export async function findSessionEmailData(tx: Tx, sessionId: string): Promise<SessionEmailData> {
  const row = await findRow(tx, sessionId)
  const patient = addresseeOfPatient(row)
  const therapistName = joinWithSpaces(row.therapist_firstname, row.therapist_lastname)
  return {
    summary: {
      tenantId: row.tenant_id,
      sessionId,
      date: row.day,
      startTime: row.start_time,
      endTime: row.end_time,
      sessionTypeName: row.session_type_name,
      therapistName: therapistNameInEmail(therapistName),
      patientName: patientNameOf(row),
    },
    subject: { patientId: row.patient_id, memberId: row.therapist_id, replyTo: row.therapist_email },
    therapist: { name: therapistName, address: row.therapist_email },
    patient: patient.address ? patient : null,
    timeZone: row.time_zone,
    start: instantOf(row.time_zone, row.day, row.start_time),
    version: row.version,
    place: await findPlace(tx, row.club_id),
  }
}
