import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, Id, Nullable, Name } from '../wire.ts'

/** The person who consents: the patient, or for a child the holder of parental authority. */
export const ConsentGiver = Type.Union([Type.Literal('SELF'), Type.Literal('GUARDIAN')])
export type ConsentGiver = Static<typeof ConsentGiver>

/** The consent given with a booking: the accepted version of the text, and who gave it. */
export const BookingConsent = Type.Object({ textVersion: Type.Integer({ minimum: 1 }), givenBy: ConsentGiver })
export type BookingConsent = Static<typeof BookingConsent>

/** A consent given on paper, recorded by a member. */
export const PaperConsent = Type.Object({ givenBy: ConsentGiver, giverName: Name(200, 1), givenOn: Day })
export type PaperConsent = Static<typeof PaperConsent>

export const Consent = Type.Object({
  id: Id,
  givenBy: ConsentGiver,
  giverName: Type.String(),
  textVersion: Type.Integer(),
  givenOn: Day,
  /** The member who recorded a consent on paper; null for one given with a booking. */
  recordedBy: Nullable(Type.String()),
  /** ISO instant; null while it is in force. */
  withdrawnAt: Nullable(Type.String()),
})
export type Consent = Static<typeof Consent>

/** The consents of a patient, newest first. */
export const PatientConsents = Type.Object({
  consents: Type.Array(Consent),
  /** Whether only a guardian can consent, by the date of birth. */
  guardianNeeded: Type.Boolean(),
  /** The number of answers to booking questions that a withdrawal of the consent destroys. */
  answers: Type.Integer(),
})
export type PatientConsents = Static<typeof PatientConsents>
