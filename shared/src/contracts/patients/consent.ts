import { Type, type Static } from 'typebox'
import { Day, Id, Nullable, Name } from '../wire.ts'

/** Who consents: the patient, or for a child whoever holds parental authority. */
export const ConsentGiver = Type.Union([Type.Literal('SELF'), Type.Literal('GUARDIAN')])
export type ConsentGiver = Static<typeof ConsentGiver>

/** The consent given with a booking: which version of the text was accepted, and for whom. */
export const BookingConsent = Type.Object({ textVersion: Type.Integer({ minimum: 1 }), givenBy: ConsentGiver })
export type BookingConsent = Static<typeof BookingConsent>

/** A consent given on paper, as a member records it. */
export const PaperConsent = Type.Object({ givenBy: ConsentGiver, giverName: Name(200, 1), givenOn: Day })
export type PaperConsent = Static<typeof PaperConsent>

export const Consent = Type.Object({
  id: Id,
  givenBy: ConsentGiver,
  giverName: Type.String(),
  textVersion: Type.Integer(),
  givenOn: Day,
  /** The member who recorded one given on paper; null for one given with a booking. */
  recordedBy: Nullable(Type.String()),
  /** ISO instant; null while it is in force. */
  withdrawnAt: Nullable(Type.String()),
})
export type Consent = Static<typeof Consent>

/** The consents of a patient, the newest first. */
export const PatientConsents = Type.Object({
  consents: Type.Array(Consent),
  /** Whether only a guardian can consent, by the date of birth. */
  guardianNeeded: Type.Boolean(),
  /** How many answers a withdrawal destroys. */
  answers: Type.Integer(),
})
export type PatientConsents = Static<typeof PatientConsents>
