import { Type, type Static } from 'typebox'
import { BookingConsent } from '../patients/consent.ts'
import { Day, Email, Id, longestName, Name, Password, PhoneNumber, Text, Time } from '../wire.ts'

export const NewPatient = Type.Object({
  firstname: Name(100, 1),
  lastname: Name(100, 1),
  email: Email,
  phoneNumber: PhoneNumber,
  password: Password,
})
export type NewPatient = Static<typeof NewPatient>

/** The patient's account; it is the same in every practice (ruling 28). */
export const PatientAccount = Type.Object({ patientId: Id })

export const PatientToken = Type.Object({ token: Type.String(), patientId: Id })
export type PatientToken = Static<typeof PatientToken>

export const SessionRequest = Type.Object({
  startDate: Day,
  startTime: Time,
  endTime: Time,
  therapistId: Id,
  patientId: Id,
  sessionTypeId: Id,
  /** One of the clubs the type is offered at, where it is offered at several. */
  clubId: Type.Optional(Id),
  answers: Type.Array(Type.Object({ questionId: Id, text: Text(4000) }), { maxItems: 50 }),
  /** Without it, the answers are not kept. */
  consent: Type.Optional(BookingConsent),
})
export type SessionRequest = Static<typeof SessionRequest>

export const Created = Type.Object({ id: Id })

/** The signed token of a mail's link; it travels in the fragment of the link, never in its query. */
export const MailToken = Type.Object({ token: Text(2000, 1) })

/** What the page behind the cancel link shows. `cancellable` is false inside the practice's delay or when the session is over. */
export const Cancellation = Type.Object({
  date: Day,
  startTime: Time,
  endTime: Time,
  therapistName: Type.String(),
  sessionTypeName: Type.String(),
  state: Type.Union([
    Type.Literal('PENDING'),
    Type.Literal('VALIDATED'),
    Type.Literal('CANCELLED'),
    Type.Literal('EXPIRED'),
  ]),
  cancellable: Type.Boolean(),
  delayHours: Type.Integer(),
})
export type Cancellation = Static<typeof Cancellation>

/**
 * `website` is a field that people do not see, `elapsedMs` the time since they saw the form: what is sent with a website, or
 * too soon, is a program's, and nobody reads it.
 */
export const DemoRequest = Type.Object({
  firstname: Name(longestName, 1),
  lastname: Name(longestName, 1),
  email: Email,
  website: Type.Optional(Text(200)),
  elapsedMs: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type DemoRequest = Static<typeof DemoRequest>
