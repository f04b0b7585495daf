import { Type, type Static } from 'typebox'
import { uuidPattern } from '../uuidPattern.ts'
import { Day, Id, Name, Nullable, Text, Time } from '../wire.ts'

/** The box a signature is drawn in: points are whole numbers within it. */
export const signatureBox = { width: 1_000, height: 400 } as const

export const SignaturePoint = Type.Object({
  x: Type.Integer({ minimum: 0, maximum: signatureBox.width }),
  y: Type.Integer({ minimum: 0, maximum: signatureBox.height }),
})
export type SignaturePoint = Static<typeof SignaturePoint>

/** What the finger or the pen drew without being lifted. */
export const SignatureStroke = Type.Array(SignaturePoint, { minItems: 1, maxItems: 1_500 })
export type SignatureStroke = Static<typeof SignatureStroke>

/**
 * How somebody who was there signs: drawn, by typing their name, or, where they can do neither, attested by the
 * practitioner with the reason.
 */
export const Signature = Type.Union([
  Type.Object({
    kind: Type.Literal('DRAWN'),
    strokes: Type.Array(SignatureStroke, { minItems: 1, maxItems: 60 }),
  }),
  Type.Object({ kind: Type.Literal('TYPED'), name: Name(100, 1) }),
  Type.Object({ kind: Type.Literal('ATTESTED'), reason: Text(200) }),
])
export type Signature = Static<typeof Signature>

/** A UUID the device makes: the same line sent twice is one line. */
const EntryId = Type.String({ pattern: `^${uuidPattern}$` })
/** `2026-11-22T14:05:00.000Z` */
const Instant = Type.String({ pattern: '^20\\d\\d-[01]\\d-[0-3]\\dT[0-2]\\d:[0-5]\\d:[0-5]\\d\\.\\d{3}Z$' })

/** One line to add to a sheet. `recordedAt` is the instant on the device; without a signature the person was absent. */
export const AttendanceInput = Type.Object({
  entryId: EntryId,
  participantId: Id,
  recordedAt: Instant,
  signature: Nullable(Signature),
})
export type AttendanceInput = Static<typeof AttendanceInput>

/** A line of a sheet, without the drawing. `kind` is null for an absence. */
export const AttendanceEntry = Type.Object({
  entryId: Type.String(),
  kind: Nullable(Type.Union([Type.Literal('DRAWN'), Type.Literal('TYPED'), Type.Literal('ATTESTED')])),
  recordedAt: Type.String(),
  receivedAt: Type.String(),
})
export type AttendanceEntry = Static<typeof AttendanceEntry>

export const Participant = Type.Object({
  id: Id,
  name: Type.String(),
  role: Type.Union([Type.Literal('PATIENT'), Type.Literal('PRACTITIONER')]),
  entry: Nullable(AttendanceEntry),
})
export type Participant = Static<typeof Participant>

export const AttendedSession = Type.Object({
  id: Id,
  startTime: Time,
  endTime: Time,
  typeName: Type.String(),
  participants: Type.Array(Participant),
})
export type AttendedSession = Static<typeof AttendedSession>

/** The sheet of a session; of a session at a firm, that of the firm's whole day. */
export const AttendanceSheet = Type.Object({
  date: Day,
  practice: Type.String(),
  firm: Nullable(Type.String()),
  sessions: Type.Array(AttendedSession),
})
export type AttendanceSheet = Static<typeof AttendanceSheet>
