import * as Type from 'typebox'
import type { Static } from 'typebox'
import { BookingConsent } from '../patients/consent.ts'
import { Day, Email, EndTime, Id, maxNameLength, Name, Password, PhoneNumber, Text, Time } from '../wire.ts'

export const NewPatient = Type.Object({
  firstname: Name(100, 1),
  lastname: Name(100, 1),
  email: Email,
  phoneNumber: PhoneNumber,
  password: Password,
})
export type NewPatient = Static<typeof NewPatient>

/** The patient's account, shared by all practices (ruling 28). */
export const PatientAccount = Type.Object({ patientId: Id })

export const PatientToken = Type.Object({ token: Type.String(), patientId: Id })
export type PatientToken = Static<typeof PatientToken>

export const SessionRequest = Type.Object({
  startDate: Day,
  startTime: Time,
  endTime: EndTime,
  therapistId: Id,
  patientId: Id,
  sessionTypeId: Id,
  /** The chosen club, where the type is offered at several. */
  clubId: Type.Optional(Id),
  answers: Type.Array(Type.Object({ questionId: Id, text: Text(4000) }), { maxItems: 50 }),
  /** Without consent, the answers are not stored. */
  consent: Type.Optional(BookingConsent),
})
export type SessionRequest = Static<typeof SessionRequest>

export const Created = Type.Object({ id: Id })

/** The signed token of the link in an e-mail; it is in the fragment of the link, never in its query. */
export const MailToken = Type.Object({ token: Text(2000, 1) })

/**
 * The content of the page that the cancel link opens. `cancellable` is false within the practice's delay or when the
 * session is over.
 */
export const Cancellation = Type.Object({
  date: Day,
  startTime: Time,
  endTime: EndTime,
  therapistName: Type.String(),
  sessionTypeName: Type.String(),
  state: Type.Union([
    Type.Literal('PENDING'),
    Type.Literal('VALIDATED'),
    Type.Literal('CANCELLED'),
    Type.Literal('EXPIRED'),
  ]),
  /** Whether the patient can still cancel the session online, `delayHours` before its start at the latest. */
  cancellable: Type.Boolean(),
  delayHours: Type.Integer(),
})
export type Cancellation = Static<typeof Cancellation>

/**
 * `leaveEmpty` is a hidden field that only programs fill in, `elapsedMs` the time since the form was shown: a request
 * with that field, or sent very fast, is marked for the operator.
 */
export const DemoRequest = Type.Object({
  firstname: Name(maxNameLength, 1),
  lastname: Name(maxNameLength, 1),
  email: Email,
  leaveEmpty: Type.Optional(Text(200)),
  elapsedMs: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type DemoRequest = Static<typeof DemoRequest>
