import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Firm, Patient } from './patient.ts'
import { DayRange, Day, EndTime, Id, Money, Nullable, Paged, Text, Time, pageSearch } from '../wire.ts'

/** A session of a patient, or of a firm with this employee; `patientId` is the patient's or the firm's id. */
const ShortPatientSession = Type.Object({
  id: Id,
  date: Day,
  startTime: Time,
  endTime: EndTime,
  sessionType: Type.String(),
  therapistId: Id,
  patientId: Nullable(Id),
  validated: Type.Boolean(),
  paid: Type.Boolean(),
  patientPresent: Type.Boolean(),
  billId: Nullable(Id),
  /** The version of the session; a change sends it back in If-Match. */
  version: Type.Integer(),
})

/** A session of a patient, with the comments on it. */
export const PatientSession = Type.Object({ ...ShortPatientSession.properties, comments: Type.String() })
export type PatientSession = Static<typeof PatientSession>

export const PatientSessionSearch = Type.Object({
  ...Type.Partial(DayRange).properties,
  therapistId: Type.Optional(Id),
})
export type PatientSessionSearch = Static<typeof PatientSessionSearch>

/** Columns by which the sessions of a patient are sorted. */
const sessionSorts = ['date', 'type', 'paid', 'present'] as const

export const PatientSessionPageSearch = Type.Object({
  ...PatientSessionSearch.properties,
  ...pageSearch(500),
  /** By default the date. */
  sort: Type.Optional(Type.Enum(sessionSorts)),
  /** By default the newest first. */
  order: Type.Optional(Type.Enum(['asc', 'desc'])),
})
export type PatientSessionPageSearch = Static<typeof PatientSessionPageSearch>

export const PatientSessionPage = Paged(PatientSession)
export type PatientSessionPage = Static<typeof PatientSessionPage>

/** The changes of one session; omitted fields are unchanged. */
export const PatientSessionChange = Type.Object({
  paid: Type.Optional(Type.Boolean()),
  patientPresent: Type.Optional(Type.Boolean()),
  comments: Type.Optional(Text(20_000)),
})
export type PatientSessionChange = Static<typeof PatientSessionChange>

/** An employee of a firm. */
const CorporatePatient = Type.Object({
  id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  archivedAt: Nullable(Type.String()),
})
export type CorporatePatient = Static<typeof CorporatePatient>

/** The firm of an employee; its file can be opened unless it was deleted. */
const Employer = Type.Object({
  id: Id,
  companyName: Type.String(),
  archivedAt: Nullable(Type.String()),
  isDeleted: Type.Boolean(),
})
export type Employer = Static<typeof Employer>

/**
 * A patient's file, with the latest 2,000 of its `sessionCount` sessions, newest first. A firm's file also has its
 * employees by name, and an employee's file the firm.
 */
export const PatientDetails = Type.Object({
  ...Patient.properties,
  firm: Nullable(Type.Object({ ...Firm.properties, corporatePatients: Type.Array(CorporatePatient) })),
  /** Null for a patient without a firm. */
  employer: Nullable(Employer),
  sessions: Type.Array(ShortPatientSession),
  sessionCount: Type.Integer(),
  /** The first session that has not ended, and the last that has. */
  nextSession: Nullable(ShortPatientSession),
  lastSession: Nullable(ShortPatientSession),
})
export type PatientDetails = Static<typeof PatientDetails>

/** A patient's answer to a booking question, with the session it was asked for. */
export const PatientAnswer = Type.Object({
  question: Type.String(),
  answer: Type.String(),
  sessionId: Id,
  date: Day,
})
export type PatientAnswer = Static<typeof PatientAnswer>

/** The rated criteria of a session's evaluation, by their paths: `comportement.autonomie`. */
export const PatientEvaluation = Type.Object({
  sessionId: Id,
  date: Day,
  startTime: Time,
  answers: Type.Record(Type.String(), Type.Union([Type.Integer(), Type.String()])),
})
export type PatientEvaluation = Static<typeof PatientEvaluation>

/** A quote or an invoice that names the patient. `path` is the address of its screen. */
export const PatientDocument = Type.Object({
  id: Id,
  kind: Type.Union([Type.Literal('ESTIMATION'), Type.Literal('BILL')]),
  number: Type.String(),
  date: Day,
  totalPrice: Money,
  /** « Payée », « Non payée »… */
  status: Type.String(),
  path: Type.String(),
})
export type PatientDocument = Static<typeof PatientDocument>
