import { Type, type Static, type TSchema } from 'typebox'
import type { Privilege } from './access.ts'
import {
  Credentials,
  NewPassword,
  ResetRequest,
  ResetTarget,
  ResetToken,
  SignUp,
  Token,
  UserDetails,
} from './account.ts'
import { CalendarFeed, CalendarFeedInput, ColourSettings, NewCalendarFeed, TherapistSchedule } from './agenda.ts'
import {
  Animal,
  AnimalActivity,
  AnimalHealth,
  AnimalInput,
  AnimalSession,
  AnimalWellbeing,
  Appointment,
  AppointmentInput,
  MonthOfWork,
  Species,
  Vaccine,
  VaccineInput,
  WorkRegister,
} from './animal.ts'
import { AudioComment, AudioEntry, AudioInput } from './audio.ts'
import { BillPage, BillSearch } from './billing.ts'
import {
  Cancellation,
  Created,
  DemoRequest,
  MailToken,
  NewPatient,
  PatientAccount,
  PatientToken,
  SessionRequest,
} from './booking.ts'
import { Club, ClubActivity, ClubInput, ClubSession, ClubSessionInput } from './club.ts'
import { errorCode, type ErrorCode } from './errorCodes.ts'
import { Patient, PatientInput, PatientSearch } from './patient.ts'
import {
  DeletedSessions,
  FirstBookingAnswer,
  Preview,
  PreviewInput,
  SavedSessions,
  Scope,
  Session,
  SessionInput,
  ShortSession,
} from './session.ts'
import { SessionType } from './sessionType.ts'
import { AreaFault } from './telemetry.ts'
import {
  DayRange,
  PublicSession,
  PublicSessionType,
  Question,
  Slot,
  TherapistCard,
  TherapistSearch,
} from './therapist.ts'
import { Member, OpeningHours, Profile, ProfileInput } from './user.ts'
import { ById, Day, Flag, Id, Text } from './wire.ts'

/**
 * Who may call, and from where:
 * `public` anyone, from any site; `patient` a patient's bearer token, from any site;
 * `account` anyone, from our own origin (sign-in and its cookie); `bearer` a member's token, from our own origin.
 */
export type Auth = 'public' | 'patient' | 'account' | 'bearer'

export interface Route {
  summary: string
  auth: Auth
  privilege?: Privilege | readonly Privilege[]
  /** Still answered when the trial is over and nothing is paid (ruling 5). */
  whenBlocked?: true
  /** Fewer requests a minute and visitor than the API takes over all. */
  perMinute?: number
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** Absent: an answer without body, or a file. */
  ok?: TSchema
  /** The answer is a file, not JSON: of these media types. */
  file?: readonly string[]
  /** The answer holds a secret told once: it is not kept to be given again to an Idempotency-Key. */
  tellsSecret?: true
  /** Bytes a body may have, where the common limit is too small. */
  largestBody?: number
  status: 200 | 201 | 204
  errors: readonly ErrorCode[]
}

const AnimalVaccine = Type.Object({ id: Id, vaccineId: Id })
const AnimalAppointment = Type.Object({ id: Id, appointmentId: Id })
const SessionAudio = Type.Object({ id: Id, audioId: Id })
const SomeDays = Type.Partial(DayRange)
const WithQuestions = Type.Object({ id: Id, sessionTypeId: Id })

/** The contract: what the API serves, what the screens call, what OpenAPI says. Nothing of it is written twice. */
export const routes = {
  'GET /health': {
    summary: 'The process is alive',
    auth: 'public',
    status: 200,
    ok: Type.Object({ status: Type.Literal('ok') }),
    errors: [],
  },
  'GET /ready': {
    summary: 'The database answers and is migrated',
    auth: 'public',
    status: 200,
    ok: Type.Object({ status: Type.Literal('ready') }),
    errors: [errorCode.unavailable],
  },
  'POST /telemetry': {
    summary: 'An area failed in a browser: counted for the operators',
    auth: 'public',
    perMinute: 60,
    body: AreaFault,
    status: 204,
    errors: [],
  },

  'GET /therapists': {
    summary: 'Search the public directory',
    auth: 'public',
    query: TherapistSearch,
    ok: Type.Array(TherapistCard),
    status: 200,
    errors: [],
  },
  'GET /therapists/:id': {
    summary: 'The public card of a therapist',
    auth: 'public',
    params: ById,
    ok: TherapistCard,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/:id/sessions': {
    summary: 'The times that are taken',
    auth: 'public',
    params: ById,
    query: DayRange,
    ok: Type.Array(PublicSession),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/:id/slots': {
    summary: 'The times that can be asked for',
    auth: 'public',
    params: ById,
    query: Type.Object({ ...DayRange.properties, sessionTypeId: Type.Optional(Id) }),
    ok: Type.Array(Slot),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/:id/session-types': {
    summary: 'The kinds of session a therapist offers',
    auth: 'public',
    params: ById,
    ok: Type.Array(PublicSessionType),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /therapists/:id/session-types/:sessionTypeId/questions': {
    summary: 'The questions asked at the first booking',
    auth: 'public',
    params: WithQuestions,
    ok: Type.Array(Question),
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /public/patients': {
    summary: 'Open a patient account',
    auth: 'public',
    body: NewPatient,
    ok: PatientAccount,
    status: 201,
    errors: [errorCode.emailTaken, errorCode.patientFileKnown, errorCode.tooManyTries],
  },
  'PUT /public/validations/patient': {
    summary: 'Attach an account to a known address, confirmed by mail',
    auth: 'public',
    body: NewPatient,
    ok: PatientAccount,
    status: 200,
    errors: [errorCode.emailTaken, errorCode.tooManyTries],
  },
  'POST /public/login': {
    summary: 'Sign a patient in',
    auth: 'public',
    body: Credentials,
    ok: PatientToken,
    status: 200,
    errors: [errorCode.notFound, errorCode.unauthenticated, errorCode.tooManyTries],
  },
  'POST /public/patients/sessions': {
    summary: 'Ask for a session',
    auth: 'patient',
    body: SessionRequest,
    ok: Created,
    status: 201,
    errors: [errorCode.datesRefused, errorCode.slotTaken, errorCode.notFound, errorCode.tooManyTries],
  },
  'POST /public/confirmations': {
    summary: 'Confirm the address of a patient account',
    auth: 'public',
    body: MailToken,
    status: 204,
    errors: [errorCode.linkRefused],
  },
  'POST /public/cancellations/view': {
    summary: 'What the cancel link of a mail is about',
    auth: 'public',
    body: MailToken,
    ok: Cancellation,
    status: 200,
    errors: [errorCode.linkRefused],
  },
  'POST /public/cancellations': {
    summary: 'The patient cancels by the link of a mail',
    auth: 'public',
    body: MailToken,
    ok: Cancellation,
    status: 200,
    errors: [
      errorCode.linkRefused,
      errorCode.cancellationTooLate,
      errorCode.sessionStateChanged,
      errorCode.sessionBilled,
    ],
  },
  'POST /ask-demo': {
    summary: 'Ask the provider for a demonstration',
    auth: 'public',
    body: DemoRequest,
    status: 204,
    errors: [errorCode.tooManyTries],
  },

  'POST /login': {
    summary: 'Sign a member in',
    auth: 'account',
    body: Credentials,
    ok: Token,
    status: 200,
    errors: [errorCode.notFound, errorCode.unauthenticated, errorCode.tooManyTries],
  },
  'POST /signup': {
    summary: 'Open a practice with its owner',
    auth: 'account',
    body: SignUp,
    ok: Token,
    status: 201,
    errors: [errorCode.emailTaken, errorCode.tooManyTries],
  },
  'POST /session/renew': {
    summary: 'A new access token for the renewal cookie',
    auth: 'account',
    ok: Token,
    status: 200,
    errors: [errorCode.unauthenticated],
  },
  'POST /logout': {
    summary: 'End this sign-in, or all of them',
    auth: 'account',
    query: Type.Object({ everywhere: Type.Optional(Flag) }),
    status: 204,
    errors: [errorCode.unauthenticated],
  },
  'POST /user/resetPassword': {
    summary: 'Ask for the mail that resets a password',
    auth: 'account',
    body: ResetRequest,
    status: 204,
    errors: [errorCode.userUnknown, errorCode.tooManyTries],
  },
  'GET /user/changePassword': {
    summary: 'Is the link of the reset mail still good',
    auth: 'account',
    query: ResetToken,
    ok: ResetTarget,
    status: 200,
    errors: [errorCode.linkRefused],
  },
  'POST /user/updatePassword': {
    summary: 'Set a new password with the link of the reset mail',
    auth: 'account',
    body: NewPassword,
    status: 200,
    errors: [errorCode.linkRefused],
  },

  'GET /user/details': {
    summary: 'The signed-in member with firm',
    auth: 'bearer',
    whenBlocked: true,
    query: Type.Object({ logo: Type.Optional(Flag) }),
    ok: UserDetails,
    status: 200,
    errors: [],
  },
  'GET /user': { summary: 'My information', auth: 'bearer', ok: Profile, status: 200, errors: [] },
  'PUT /user': {
    summary: 'Save my information',
    auth: 'bearer',
    query: Type.Object({ personalBankSettings: Type.Optional(Flag) }),
    body: ProfileInput,
    ok: Profile,
    status: 200,
    errors: [errorCode.firmMissing, errorCode.phoneRefused],
  },
  'GET /user/personalize/opening-hours': {
    summary: 'When I can be booked',
    auth: 'bearer',
    ok: OpeningHours,
    status: 200,
    errors: [],
  },
  'PUT /user/personalize/opening-hours': {
    summary: 'Set when I can be booked',
    auth: 'bearer',
    body: OpeningHours,
    ok: OpeningHours,
    status: 200,
    errors: [errorCode.invalid],
  },
  'GET /user/team': {
    summary: 'The members of the practice',
    auth: 'bearer',
    query: Type.Object({
      role: Type.Optional(Type.Union([Type.Literal('ROLE_THERAPIST'), Type.Literal('ROLE_ASSISTANT')])),
    }),
    ok: Type.Array(Member),
    status: 200,
    errors: [],
  },
  'GET /tenant/personalize/session-types': {
    summary: 'The kinds of session of the practice',
    auth: 'bearer',
    ok: Type.Array(SessionType),
    status: 200,
    errors: [],
  },

  'GET /animals': {
    summary: 'The animals with their hours per week',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    ok: Type.Array(Animal),
    status: 200,
    errors: [],
  },
  'POST /animals': {
    summary: 'Add an animal',
    auth: 'bearer',
    privilege: 'ANIMALS',
    body: AnimalInput,
    ok: Animal,
    status: 201,
    errors: [errorCode.animalNameTaken, errorCode.notFound],
  },
  'GET /types/animals': {
    summary: 'The species and their races',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    ok: Type.Array(Species),
    status: 200,
    errors: [],
  },
  'GET /animals/:id': {
    summary: 'One animal',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    params: ById,
    ok: Animal,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /animals/:id': {
    summary: 'Change an animal',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    body: AnimalInput,
    ok: Animal,
    status: 200,
    errors: [errorCode.notFound, errorCode.animalNameTaken],
  },
  'DELETE /animals/:id': {
    summary: 'Remove an animal',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    status: 204,
    errors: [errorCode.notFound, errorCode.animalGone],
  },
  'GET /animals/:id/sessions': {
    summary: 'The sessions an animal works in',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    ok: Type.Array(AnimalSession),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /animals/:id/activity': {
    summary: 'Hours planned, and done in the week of a day',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    params: ById,
    query: Type.Object({ selectedDate: Type.Optional(Day) }),
    ok: AnimalActivity,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /animals/:id/health': {
    summary: 'Vaccines and medical appointments',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    ok: AnimalHealth,
    status: 200,
    errors: [errorCode.notFound],
  },
  'POST /animals/:id/health/vaccines': {
    summary: 'Add a vaccine',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    body: VaccineInput,
    ok: Vaccine,
    status: 201,
    errors: [errorCode.notFound],
  },
  'PUT /animals/:id/health/vaccines/:vaccineId': {
    summary: 'Change a vaccine',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: AnimalVaccine,
    body: VaccineInput,
    ok: Vaccine,
    status: 200,
    errors: [errorCode.notFound],
  },
  'DELETE /animals/:id/health/vaccines/:vaccineId': {
    summary: 'Remove a vaccine',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: AnimalVaccine,
    status: 204,
    errors: [errorCode.notFound],
  },
  'POST /animals/:id/health/appointments': {
    summary: 'Add a medical appointment',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    body: AppointmentInput,
    ok: Appointment,
    status: 201,
    errors: [errorCode.notFound],
  },
  'PUT /animals/:id/health/appointments/:appointmentId': {
    summary: 'Change a medical appointment',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: AnimalAppointment,
    body: AppointmentInput,
    ok: Appointment,
    status: 200,
    errors: [errorCode.notFound],
  },
  'DELETE /animals/:id/health/appointments/:appointmentId': {
    summary: 'Remove a medical appointment',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: AnimalAppointment,
    status: 204,
    errors: [errorCode.notFound],
  },
  'GET /animals/:id/wellbeing': {
    summary: 'How an animal was in its sessions, and whether a rest is proposed',
    auth: 'bearer',
    privilege: ['ANIMALS', 'AGENDA'],
    params: ById,
    ok: AnimalWellbeing,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /animals/:id/register': {
    summary: 'The workload register of a month',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    query: MonthOfWork,
    ok: WorkRegister,
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /animals/:id/register/file': {
    summary: 'The workload register of a month as a file',
    auth: 'bearer',
    privilege: 'ANIMALS',
    params: ById,
    query: Type.Object({ ...MonthOfWork.properties, format: Type.Union([Type.Literal('pdf'), Type.Literal('csv')]) }),
    file: ['application/pdf', 'text/csv'],
    status: 200,
    errors: [errorCode.notFound],
  },

  'GET /clubs': {
    summary: 'The places',
    auth: 'bearer',
    privilege: ['CLUBS', 'AGENDA'],
    ok: Type.Array(Club),
    status: 200,
    errors: [],
  },
  'POST /clubs': {
    summary: 'Add a place',
    auth: 'bearer',
    privilege: 'CLUBS',
    body: ClubInput,
    ok: Club,
    status: 201,
    errors: [errorCode.clubNameTaken, errorCode.clubEmailTaken],
  },
  'GET /clubs/:id': {
    summary: 'One place',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: ById,
    ok: Club,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /clubs/:id': {
    summary: 'Change a place',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: ById,
    body: ClubInput,
    ok: Club,
    status: 200,
    errors: [errorCode.notFound, errorCode.clubNameTaken, errorCode.clubEmailTaken],
  },
  'DELETE /clubs/:id': {
    summary: 'Remove a place',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: ById,
    status: 204,
    errors: [errorCode.notFound],
  },
  'GET /clubs/:id/activity': {
    summary: 'The sessions at a place between two days',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: ById,
    query: SomeDays,
    ok: ClubActivity,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /clubs/:id/sessions/:sessionId': {
    summary: 'What is due to the place for a session, and whether it is paid',
    auth: 'bearer',
    privilege: 'CLUBS',
    params: Type.Object({ id: Id, sessionId: Id }),
    body: ClubSessionInput,
    ok: ClubSession,
    status: 200,
    errors: [errorCode.notFound],
  },

  'GET /patients': {
    summary: 'The patients',
    auth: 'bearer',
    privilege: ['PATIENTS', 'AGENDA'],
    query: PatientSearch,
    ok: Type.Array(Patient),
    status: 200,
    errors: [],
  },
  'POST /patients': {
    summary: 'Add a patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    body: PatientInput,
    ok: Patient,
    status: 201,
    errors: [errorCode.emailTaken],
  },
  'GET /patients/:id/details': {
    summary: 'One patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    ok: Patient,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /patients/:id': {
    summary: 'Change a patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    body: PatientInput,
    ok: Patient,
    status: 200,
    errors: [errorCode.notFound, errorCode.emailTaken],
  },
  'DELETE /patients/:id': {
    summary: 'Remove a patient',
    auth: 'bearer',
    privilege: 'PATIENTS',
    params: ById,
    status: 204,
    errors: [errorCode.notFound],
  },

  'GET /short-sessions': {
    summary: 'The sessions between two days, or only the requests to validate',
    auth: 'bearer',
    privilege: 'AGENDA',
    query: Type.Object({ ...DayRange.properties, pending: Type.Optional(Flag) }),
    ok: Type.Array(ShortSession),
    status: 200,
    errors: [],
  },
  'POST /sessions': {
    summary: 'Add a session',
    auth: 'bearer',
    privilege: 'AGENDA',
    body: SessionInput,
    ok: SavedSessions,
    status: 201,
    errors: [errorCode.datesRefused, errorCode.sessionConflict, errorCode.notFound],
  },
  'POST /sessions/preview': {
    summary: 'What saving a session would meet, date by date',
    auth: 'bearer',
    privilege: 'AGENDA',
    body: PreviewInput,
    ok: Preview,
    status: 200,
    errors: [errorCode.datesRefused, errorCode.notFound, errorCode.sessionBilled, errorCode.sessionStateChanged],
  },
  'GET /sessions/:id': {
    summary: 'One session',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    ok: Session,
    status: 200,
    errors: [errorCode.notFound],
  },
  'PUT /sessions/:id': {
    summary: 'Change a session',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    query: Scope,
    body: SessionInput,
    ok: SavedSessions,
    status: 200,
    errors: [
      errorCode.notFound,
      errorCode.datesRefused,
      errorCode.sessionConflict,
      errorCode.sessionBilled,
      errorCode.sessionStateChanged,
      errorCode.changedMeanwhile,
    ],
  },
  'DELETE /sessions/:id': {
    summary: 'Delete a session',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    query: Scope,
    ok: DeletedSessions,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionBilled, errorCode.sessionStateChanged, errorCode.changedMeanwhile],
  },
  'PATCH /sessions/:id/validate': {
    summary: 'Validate a request',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    ok: ShortSession,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionConflict, errorCode.sessionStateChanged, errorCode.changedMeanwhile],
  },
  'PATCH /sessions/:id/cancel': {
    summary: 'Cancel a request',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    status: 204,
    errors: [errorCode.notFound, errorCode.sessionBilled, errorCode.sessionStateChanged, errorCode.changedMeanwhile],
  },
  'PATCH /sessions/:id': {
    summary: 'Mark a session paid or not',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    query: Type.Object({ paid: Flag }),
    ok: ShortSession,
    status: 200,
    errors: [errorCode.notFound, errorCode.sessionStateChanged, errorCode.changedMeanwhile],
  },
  'GET /sessions/:id/questions': {
    summary: 'The answers given at the first booking',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    ok: Type.Array(FirstBookingAnswer),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /sessions/:id/audios': {
    summary: 'The audio comments of a session',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    ok: Type.Array(AudioEntry),
    status: 200,
    errors: [errorCode.notFound],
  },
  'GET /sessions/:id/audios/:audioId': {
    summary: 'One audio comment',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: SessionAudio,
    ok: AudioComment,
    status: 200,
    errors: [errorCode.notFound, errorCode.unavailable],
  },
  'PATCH /sessions/:id/audios': {
    summary: 'Add an audio comment',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: ById,
    body: AudioInput,
    largestBody: 8 * 1024 * 1024,
    ok: AudioEntry,
    status: 200,
    errors: [errorCode.notFound, errorCode.tooLarge, errorCode.mediaRefused, errorCode.unavailable],
  },
  'DELETE /sessions/:id/audios/:audioId': {
    summary: 'Remove an audio comment',
    auth: 'bearer',
    privilege: 'AGENDA',
    params: SessionAudio,
    status: 204,
    errors: [errorCode.notFound],
  },

  'GET /agenda/schedules': {
    summary: 'Opening hours and absences of the therapists, between two days',
    auth: 'bearer',
    privilege: 'AGENDA',
    query: DayRange,
    ok: Type.Array(TherapistSchedule),
    status: 200,
    errors: [],
  },
  'GET /user/personalize/colors': {
    summary: 'How I colour the calendar',
    auth: 'bearer',
    ok: ColourSettings,
    status: 200,
    errors: [],
  },
  'GET /user/personalize/calendar-feed': {
    summary: 'Whether my other agendas subscribe',
    auth: 'bearer',
    privilege: 'AGENDA',
    ok: CalendarFeed,
    status: 200,
    errors: [],
  },
  'POST /user/personalize/calendar-feed': {
    summary: 'A new secret address for my other agendas; the former no longer answers',
    auth: 'bearer',
    tellsSecret: true,
    privilege: 'AGENDA',
    body: CalendarFeedInput,
    ok: NewCalendarFeed,
    status: 201,
    errors: [errorCode.forbidden],
  },
  'DELETE /user/personalize/calendar-feed': {
    summary: 'End the subscription of my other agendas',
    auth: 'bearer',
    privilege: 'AGENDA',
    status: 204,
    errors: [],
  },
  'GET /calendars/:token': {
    summary: "A therapist's agenda for other programs, by its secret address",
    auth: 'public',
    perMinute: 60,
    params: Type.Object({ token: Text(100) }),
    file: ['text/calendar'],
    status: 200,
    errors: [errorCode.notFound],
  },

  'GET /billings': {
    summary: 'The invoices',
    auth: 'bearer',
    privilege: 'BILL',
    query: BillSearch,
    ok: BillPage,
    status: 200,
    errors: [],
  },
} as const satisfies Record<string, Route>

export type Routes = typeof routes
export type RouteKey = keyof Routes

type Part<K extends RouteKey, P extends 'params' | 'query' | 'body' | 'ok'> = Routes[K] extends {
  [Key in P]: infer S extends TSchema
}
  ? Static<S>
  : undefined

export type Params<K extends RouteKey> = Part<K, 'params'>
export type Query<K extends RouteKey> = Part<K, 'query'>
export type Body<K extends RouteKey> = Part<K, 'body'>
/** A file as the API hands it out; `filename` is what a browser saves it as. */
export interface FileAnswer {
  contentType: string
  filename: string
  content: Uint8Array | string
}

/** The calls that answer with a file. */
export type FileRouteKey = { [K in RouteKey]: Routes[K] extends { file: readonly string[] } ? K : never }[RouteKey]

/** What the call answers with, `undefined` where there is no body. */
export type Ok<K extends RouteKey> = K extends FileRouteKey ? FileAnswer : Part<K, 'ok'>
